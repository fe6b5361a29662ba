import { Toast } from 'radix-ui';
import { create } from 'zustand';
import styles from './toast.module.css';

interface Notice {
  readonly id: number;
  readonly text: string;
  readonly act?: { readonly name: string; readonly run: () => void };
  /** It went away without its action being taken. */
  readonly onGone?: () => void;
}

interface NoticeStore {
  readonly notices: readonly Notice[];
  say(notice: Omit<Notice, 'id'>): void;
  drop(id: number): void;
}

const useNotices = create<NoticeStore>((set, get) => {
  let last = 0;
  return {
    notices: [],
    say: (notice) => set({ notices: [...get().notices, { ...notice, id: ++last }] }),
    drop: (id) => set({ notices: get().notices.filter((notice) => notice.id !== id) }),
  };
});

/** Says something that needs no answer, at the edge of the page. */
export const say = (text: string, more: Omit<Notice, 'id' | 'text'> = {}): void =>
  useNotices.getState().say({ text, ...more });

const shownFor = 7000;

/** Where notices appear; mounted once. */
export function Toasts() {
  const { notices, drop } = useNotices();
  return (
    <Toast.Provider label="Notice" duration={shownFor} swipeDirection="down">
      {notices.map(({ id, text, act, onGone }) => (
        <Toast.Root
          key={id}
          className={styles['toast']}
          onOpenChange={(open) => {
            if (open) return;
            drop(id);
            onGone?.();
          }}
        >
          <Toast.Description className={styles['text']}>{text}</Toast.Description>
          {act === undefined ? null : (
            <button
              type="button"
              className={styles['act']}
              onClick={() => {
                drop(id);
                act.run();
              }}
            >
              {act.name}
            </button>
          )}
        </Toast.Root>
      ))}
      <Toast.Viewport className={styles['place']} />
    </Toast.Provider>
  );
}
