import { type CardId, makeGuard, remembered, rememberedOnce } from '@binary-sunset/kernel';
import type { Kind } from '../../catalog/card.ts';
import { cardOf, factsPrinted, isDoneByAny, kindOf, leaving, making } from '../../catalog/catalog.ts';
import type { State } from '../../state/state.ts';
import type { Cards } from '../../text/cards.ts';
import type { Icon } from '../../text/icons.ts';
import { ruleKind } from '../../text/ruleKinds.ts';
import { denial, so } from '../../text/saying/clauses.ts';
import { several, withArticle } from '../../text/saying/nouns.ts';
import { rulesOn } from '../inForce/sources.ts';
import { isStolen } from '../weapons/stealing.ts';
import { isCollapsed } from './collapsing.ts';

/** Rebel, starfighter, site, Utinni Effect: the narrower name of what a card is. */
export const typeOf = (s: State, card: CardId): string => factsPrinted(s, card).type;

const none: readonly never[] = [];

/** Is it of such a type? A character with two type icons is of both; what it is called besides gives it none. */ // GAP-0094, GLA-0331
export function isOfType(s: State, card: CardId, types: readonly string[]): boolean {
  if (types.includes(typeOf(s, card))) return true;
  const found = cardOf(s, card);
  return found.kind === 'character' && found.alsoType !== undefined && types.includes(found.alsoType);
}

declare module '../../text/ruleKinds.ts' {
  interface RuleKinds {
    is: { readonly who: Cards; readonly trait: string };
    /** Icons of that kind on these cards are as if they were not there. */ // AR1-0248
    'icons unusable': { readonly who: Cards; readonly icon: Icon };
  }
}

const is = ruleKind('is', {
  says: ({ who, trait }, self) =>
    trait.endsWith('conditions')
      ? so(who.noun(self), 'be', `under ‘${trait}’`)
      : so(who.noun(self, 'one'), 'be', withArticle(trait)),
});
const makesTraits = making(is);
const leavesTraits = leaving(is);
const traitRules = rulesOn(is);

/** While looking at what makes cards something else, they are what is printed. */
const looking = makeGuard();

const rulesOnTraits = rememberedOnce((s: State) => looking.during(() => traitRules(s)));

/** Does no text make a card anything now? */
const isAsPrinted = (s: State): boolean =>
  looking.isUp || (!isDoneByAny(s, makesTraits) && !isDoneByAny(s, leavesTraits)) || rulesOnTraits(s).length === 0;

/** Only characters are leaders, never starships or whoever is permanently aboard them. */ // GLC-0179, GLA-0330
const isOpenTo = (kind: Kind, trait: string): boolean => trait !== 'leader' || kind === 'character';

/** Every word for what it is: those printed, and those that some text adds. */ // AR1-0360, AR1-0361
export const traitsOf = remembered((s: State, card: CardId): readonly string[] => {
  const own = factsPrinted(s, card).traits;
  if (isAsPrinted(s)) return own;
  const kind = kindOf(s, card);
  const rules = rulesOnTraits(s);
  return looking.during(() => {
    const added: string[] = [];
    for (const { rule, speaker } of rules)
      if (isOpenTo(kind, rule.trait) && rule.who.affects(s, card, speaker)) added.push(rule.trait);
    return added.length === 0 ? own : [...own, ...added];
  });
});

/** Icons that a text may give. */
const givenIcons: readonly Icon[] = ['pilot', 'warrior'];

/** The icons that it bears: those printed, and those that some text gives it. */
export const iconsOf = remembered((s: State, card: CardId): readonly Icon[] =>
  usable(s, card, iconsWithout(s, card, -1)),
);

const unusable = ruleKind('icons unusable', {
  says: ({ who, icon }, self) => denial(so(several(`${icon} icons of ${who.words(self, 'all')}`), 'may', 'be used')),
});
const makesUnusable = making(unusable);
const leavesUnusable = leaving(unusable);
const unusableIcons = rulesOn(unusable);

/** Those of them that no text puts out of use. */ // AR1-0248
function usable(s: State, card: CardId, icons: readonly Icon[]): readonly Icon[] {
  if (icons.length === 0 || looking.isUp || (!isDoneByAny(s, makesUnusable) && !isDoneByAny(s, leavesUnusable)))
    return icons;
  return looking.during(() => {
    const gone = unusableIcons(s).flatMap(({ rule, speaker }) =>
      rule.who.affects(s, card, speaker) ? [rule.icon] : [],
    );
    return gone.length === 0 ? icons : icons.filter((icon) => !gone.includes(icon));
  });
}

/** The icons of a card without those that one card gives, or a card that came after that. */
export function iconsWithout(s: State, card: CardId, giver: CardId): readonly Icon[] {
  const before = giver < 0 ? Number.POSITIVE_INFINITY : (s.cards.since[giver] ?? 0);
  // GAP-0259
  const own = isCollapsed(s, card) ? none : factsPrinted(s, card).icons;
  if (isAsPrinted(s)) return own;
  const rules = rulesOnTraits(s);
  return looking.during(() => {
    const added: Icon[] = [];
    for (const { rule, speaker, since } of rules) {
      const given = givenIcons.find((icon) => icon === rule.trait);
      if (given !== undefined && !own.includes(given) && since < before && rule.who.affects(s, card, speaker))
        added.push(given);
    }
    return added.length === 0 ? own : [...own, ...added];
  });
}

/** Whom or what it is, in every version, with its permanent pilots and weapons. */ // AR5-0062, GLC-0055
export function personasOf(s: State, card: CardId): readonly string[] {
  const found = cardOf(s, card);
  if (!('personas' in found)) return none;
  // Whoever was its pilot is not, once it is stolen: somebody like them is. GAP-0313
  const isTaken = (found.kind === 'starship' || found.kind === 'vehicle') && isStolen(s, card);
  return 'contains' in found && found.contains !== undefined && !isTaken
    ? [...found.personas, ...found.contains]
    : found.personas;
}

/** The personas that a text names: whom its card was before it crossed over is whom it is now. */ // AR5-0124
export function personasMeant(s: State, self: CardId, personas: readonly string[]): readonly string[] {
  const found = self < 0 ? null : cardOf(s, self);
  if (found?.kind !== 'character' || found.formerly === undefined) return personas;
  const { formerly, title } = found;
  return personas.map((persona) => (persona === formerly ? title : persona));
}
