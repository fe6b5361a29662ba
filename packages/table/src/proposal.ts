/** A way to say in one what would else be asked step by step, or simply what most would do next. */
export interface Proposal {
  readonly option: number;
  /** "Activate all 7"; null if the option's own label says it. */
  readonly words: string | null;
  /** What remains then: "nothing remains", "12 Life Force left"; may be empty. */
  readonly note: string;
  /** How often in a row the option is given. */
  readonly times: number;
  /** The number that is given where one is asked for next; null if none is. */
  readonly amount: number | null;
  /** What the option by itself is called beside it, where it leaves more open: "Fewer"; null if it is not worth a button. */
  readonly otherwise: string | null;
  /** Whether most would do just this next. */
  readonly sensible: boolean;
}
