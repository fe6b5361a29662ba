/** Why something can't be done, with the rule that says so. */
export interface Refusal {
  readonly because: string;
  readonly rule: string;
}

/** A refusal whose words are made only if somebody reads them: most are never read. */
export const refusing = (rule: string, because: () => string): Refusal =>
  new LazyRefusal(() => ({ rule, because: because() }), rule);

/** A refusal that is looked for only if somebody reads it. */
export class LazyRefusal implements Refusal {
  private readonly find: () => Refusal;
  private readonly known: string | null;
  constructor(find: () => Refusal, rule: string | null = null) {
    this.find = find;
    this.known = rule;
  }
  get because(): string {
    return this.find().because;
  }
  get rule(): string {
    return this.known ?? this.find().rule;
  }
}
