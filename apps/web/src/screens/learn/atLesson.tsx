import { useEffect, useState } from 'react';
import { loadBoard } from '../../boards/loading.ts';
import type { GameName } from '../../engine/protocol.ts';
import { seated } from '../../session/seating.ts';
import { useTable } from '../../session/table.ts';
import { Notice } from '../shared/notice.tsx';
import { isGame } from '../table/link.ts';
import { Table } from '../table/table.tsx';

/** A lesson at its table. After a reload it begins again. */
export function AtLesson({ game, lesson }: { readonly game: string; readonly lesson: string }) {
  return isGame(game) ? (
    <Lesson key={`${game} ${lesson}`} game={game} lesson={lesson} />
  ) : (
    <Notice title="There is no such lesson" text={`No game here is called "${game}".`} />
  );
}

const failed = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function Lesson({ game, lesson }: { readonly game: GameName; readonly lesson: string }) {
  const isOnTable = useTable(({ display }) => display?.game === game && display.coaching?.lesson === lesson);
  const [hasBoard, setHasBoard] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    const { display, learn } = useTable.getState();
    const { lesson: now, state } = display?.coaching ?? {};
    // Whoever comes back to a lesson that is going on finds it as it was.
    if (display?.game !== game || now !== lesson || state === 'done')
      seated(() => learn(game, lesson)).catch((error: unknown) => setFault(failed(error)));
    loadBoard(game).then(
      () => setHasBoard(true),
      () => setFault('Its table could not be fetched. Try again once there is a connection.'),
    );
  }, [game, lesson]);
  if (fault !== null) return <Notice title="This lesson cannot be begun" text={fault} />;
  if (!isOnTable || !hasBoard) return <Notice title="Setting the table…" />;
  return <Table />;
}
