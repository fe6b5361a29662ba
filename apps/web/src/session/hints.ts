import type { Asked, Hint } from '@binary-sunset/table';
import { create } from 'zustand';
import { say } from '../parts/toast.tsx';
import { engine, useTable } from './table.ts';

interface HintStore {
  readonly isOpen: boolean;
  /** What the computer would do; null while it thinks. */
  readonly hint: Hint | null;
  /** Which of the answers is looked at. */
  readonly chosen: number;
  /** Asks what the computer would do, or stops asking. */
  toggle(): void;
  close(): void;
  choose(answer: number): void;
  /** Gives the answer that is looked at. What follows from it is advised on as well. */
  take(): Promise<void>;
}

const asking = (): Asked | null => useTable.getState().display?.scene.asked ?? null;

const closed = { isOpen: false, hint: null, chosen: 0 } as const;

export const useHints = create<HintStore>((set, get) => {
  async function ask(): Promise<void> {
    set({ isOpen: true, hint: null, chosen: 0 });
    try {
      const hint = await engine.hint();
      // What comes too late is about another question.
      if (hint !== null && get().isOpen && hint.at === asking()?.decision.at) set({ hint });
    } catch (error) {
      set(closed);
      say(`There is no hint: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return {
    ...closed,
    toggle() {
      const { display } = useTable.getState();
      if (get().isOpen) set(closed);
      else if (display?.hints === true && display.scene.asked !== null) void ask();
    },
    close: () => set(closed),
    choose: (chosen) => set({ chosen }),
    async take() {
      const { hint, chosen } = get();
      const answer = hint?.answers[chosen];
      if (hint === null || answer === undefined || hint.at !== asking()?.decision.at) return;
      await useTable.getState().answer(answer.picks);
    },
  };
});

/** Follows the questions: a hint goes with its own, and where another follows from it that one is advised on. */
export function followQuestions(): () => void {
  let last = asking();
  return useTable.subscribe(() => {
    const asked = asking();
    if (asked === last) return;
    const before = last;
    last = asked;
    const { isOpen, close, toggle } = useHints.getState();
    if (!isOpen) return;
    close();
    const follows = before !== null && asked !== null && asked.decision.back === true;
    if (follows) toggle();
  });
}
