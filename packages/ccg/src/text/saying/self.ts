/** What a text calls the card that it stands on: its title stands above it, and is not said again. */
export interface Self {
  readonly title: string;
  /** Where it does something: "he", "it", "this weapon". */
  readonly he: string;
  /** Where something is done to it. */
  readonly him: string;
  /** Before what it has. */
  readonly his: string;
  /** A location: what is said of it is said of "here". */
  readonly isPlace: boolean;
  /** Whom a text names, and whom it means by that now. */ // AR5-0124
  readonly names?: Readonly<Record<string, string>>;
  /** Cards that a text calls by a name once it has said which they are, by their description. */
  readonly calls?: ReadonlyMap<object, string>;
}

/** What is called by one name wherever it is spoken of: "this Effect". */
export const calledAlways = (title: string, name: string, isPlace = false): Self => ({
  title,
  he: name,
  him: name,
  his: `${name}’s`,
  isPlace,
});

/** Some card: for what is said of a description that stands on none. */
export const thisCard: Self = calledAlways('this card', 'this card');
