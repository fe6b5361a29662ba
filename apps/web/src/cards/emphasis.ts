/** A stretch of a card's text; strong ones are what a player looks for. */
export interface TextPiece {
  readonly words: string;
  readonly strong: boolean;
  /** Where it starts. */
  readonly from: number;
}

const keywords =
  'Accuracy|Armor|Bombard|Bounty|Critical Hit|Deflect|Double Strike|Evade|Fury|Hidden Cost|Intercept|Ion Cannon|Lucky|' +
  'Overkill|Parry|Reserves|Retaliate|Shields|Stealth|Stun|Switch|Upkeep';

/** What is paid, up to the arrow; a keyword with its number; a change of a value; an amount of Force. */
const strong = new RegExp(
  `^[^→]+(?= →)|\\b(?:${keywords})(?: [+-]?\\d+)?|[+-]\\d+ (?:speed|power|health|build points?)|\\b\\d+ (?:Force|dice|damage|die)\\b`,
  'g',
);

export function piecesOf(text: string): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  const add = (words: string, isStrong: boolean): void => {
    if (words !== '') pieces.push({ words, strong: isStrong, from: end });
    end += words.length;
  };
  for (const match of text.matchAll(strong)) {
    add(text.slice(end, match.index), false);
    add(match[0], true);
  }
  add(text.slice(end), false);
  return pieces;
}
