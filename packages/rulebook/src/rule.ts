import type { DocumentCode, GameName } from './documents.ts';

/** `AR6-0042`: the document's code and a number of four digits. */
export type RuleId = `${DocumentCode}-${number}`;

export type RuleKind =
  | 'rule'
  | 'setup'
  /** A worked position to replay. */
  | 'example'
  /** A ruling on named cards. */
  | 'card'
  /** A card's game text, restated. */
  | 'text'
  /** A list the software needs. */
  | 'data'
  /** What a player may see or must be told. */
  | 'ui'
  | 'meta';

export type RuleStatus =
  /** In force: software must do it and a test must prove it. */
  | 'active'
  /** Another rule says something else now. */
  | 'superseded'
  /** Other rules say the same. */
  | 'duplicate'
  /** Software need not do it. */
  | 'historic';

/** One testable statement of the rulebook, in our own words. */
export interface Rule {
  readonly id: RuleId;
  readonly document: DocumentCode;
  readonly game: GameName;
  /** The heading it stands under. */
  readonly topic: string;
  readonly kind: RuleKind;
  /** The mechanics a game must have before this rule can be tested; the main one first. */
  readonly mechanics: readonly string[];
  readonly text: string;
  readonly status: RuleStatus;
  /** The rules in force that replace or repeat it. */
  readonly replacedBy: readonly RuleId[];
  /** What changed, or why it does not count. */
  readonly note: string;
  /** Lines of the document's source, e.g. `12-14`; empty if it has none. */
  readonly lines: string;
}
