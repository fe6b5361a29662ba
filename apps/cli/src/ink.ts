type Paint = (text: string) => string;

/** What text is, rather than how it looks: nothing is said by colour alone. */
export interface Ink {
  readonly strong: Paint;
  readonly faint: Paint;
  readonly mine: Paint;
  readonly theirs: Paint;
  /** What can be typed. */
  readonly key: Paint;
  readonly wrong: Paint;
}

const same: Paint = (text) => text;

export const plainInk: Ink = { strong: same, faint: same, mine: same, theirs: same, key: same, wrong: same };

const esc = '\u001b';

const paint =
  (on: number, off: number): Paint =>
  (text) =>
    `${esc}[${on}m${text}${esc}[${off}m`;

export const colouredInk: Ink = {
  strong: paint(1, 22),
  faint: paint(2, 22),
  mine: paint(36, 39),
  theirs: paint(33, 39),
  key: paint(32, 39),
  wrong: paint(31, 39),
};

const paints = new RegExp(`${esc}\\[\\d+m`, 'g');

export const withoutInk = (text: string): string => text.replaceAll(paints, '');
