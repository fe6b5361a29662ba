import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { useTable } from '../../session/table.ts';

export function ConcedeDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog
      open
      urgent
      size="small"
      title="Concede this game?"
      about="Your opponent wins at once. To stop for now and go on later, leave the table instead: the game is kept."
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Play on</Button>
          <Button
            look="danger"
            onClick={() => {
              onClose();
              void useTable.getState().concede();
            }}
          >
            Concede
          </Button>
        </>
      }
    />
  );
}
