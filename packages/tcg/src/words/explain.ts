import { type CardId, type Explanation, handleOf, type Player } from '@binary-sunset/kernel';
import { cardOf, definitionOf, type Indexed } from '../catalog/catalog.ts';
import { clauseWords } from '../language/words.ts';
import { whyNoAttack } from '../rules/battle/battle.ts';
import { whyNotRetreat } from '../rules/battle/retreating.ts';
import { whyNotBuild } from '../rules/building/building.ts';
import { whyNotComplete } from '../rules/building/completing.ts';
import { whyNotDeploy } from '../rules/building/deploying.ts';
import { isReady } from '../rules/building/hiddenCost.ts';
import { hasMoved } from '../rules/cards/pilots.ts';
import { controllerOf, isInArena, isInBuildZone, isOnUnit } from '../rules/cards/units.ts';
import { keywordOf } from '../rules/cards/values.ts';
import { isPilot } from '../rules/inForce/force.ts';
import { abilitiesOf } from '../rules/playing/abilities.ts';
import { whyNotPlay } from '../rules/playing/playing.ts';
import { isArena, type State, table } from '../state/state.ts';
import type { Decision, Verb } from '../state/vocabulary.ts';
import type { ActivatedClause, Refusal, Timing } from '../text/program.ts';
import { chanceNames } from './chances.ts';

const notBuildStep: Refusal = { because: 'it is not your build step', rule: 'TCG-0092' };
const notRetreatStep: Refusal = { because: 'it is not your retreat step', rule: 'TCG-0097' };
const notYours: Refusal = { because: 'it is not yours to use', rule: 'TCG-0482' };
const notYetUnit: Refusal = { because: 'cards being built have no effects', rule: 'TCG-0105' };

/** What a card could do for the player who looks at it, and for the rest, which rule forbids it. */
export function explain(s: State, card: CardId, decision: Decision | null): readonly Explanation[] {
  const { zone, of } = table.where(s, card);
  const asked = decision === null ? null : decision.player;
  const viewer: Player = asked ?? of;
  const told = new Telling(s, card, decision);
  if (zone === 'hand') inHand(s, card, of, viewer, told);
  else if (zone === 'building') beingBuilt(s, card, of, viewer, told);
  else if (isArena(zone) || zone === 'build' || zone === 'on' || zone === 'locations') inPlay(s, card, viewer, told);
  return told.lines;
}

/** Collects what there is to say about a card. */
class Telling {
  readonly lines: Explanation[] = [];
  private readonly s: State;
  private readonly card: CardId;
  private readonly decision: Decision | null;
  constructor(s: State, card: CardId, decision: Decision | null) {
    this.s = s;
    this.card = card;
    this.decision = decision;
  }

  /** Is this what is decided now? */
  asks(verb: Verb): boolean {
    return this.decision?.options.some((option) => option.verb === verb) ?? false;
  }

  /** Possible if it is among the options; otherwise the first reason that holds. */
  say(what: string, verb: Verb, clause: string | null, ...reasons: (Refusal | null)[]): void {
    const offered = this.decision?.options.some(
      (option) =>
        option.verb === verb &&
        (clause === null || option.clause === clause) &&
        option.on !== undefined &&
        'card' in option.on &&
        option.on.card === handleOf(this.s, this.card),
    );
    if (offered === true) this.lines.push({ what, possible: true });
    else {
      const reason = reasons.find((one) => one !== null) ?? { because: 'it is not the time for it', rule: 'TCG-0320' };
      this.lines.push({ what, possible: false, because: capital(reason.because), rule: reason.rule });
    }
  }
}

const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

const buildTime = (s: State, who: Player): Refusal | null =>
  s.facts.phase === 'build' && s.facts.active === who ? null : notBuildStep;

function inHand(s: State, card: CardId, of: Player, viewer: Player, told: Telling): void {
  const found = cardOf(s, card);
  if (of !== viewer) return;
  for (const indexed of definitionOf(s, card).activated)
    if (found.kind === 'battle' || indexed.works === 'hand')
      told.say(
        `Play ${found.title}`,
        'play',
        indexed.id,
        wrongTime(s, indexed.clause.timing),
        whyNotPlay(s, of, card, indexed),
      );
  if (s.facts.phase === 'setup') {
    beforeTheGame(s, card, told);
    return;
  }
  if (found.kind === 'battle') return;
  told.say(`Build ${found.title}`, 'build', null, buildTime(s, of), whyNotBuild(s, of, card));
  if (found.kind === 'unit')
    told.say(`Deploy ${found.title}`, 'deploy', null, buildTime(s, of), whyNotDeploy(s, of, card));
  else told.say(`Complete ${found.title}`, 'complete', null, buildTime(s, of), whyNotComplete(s, of, card));
}

/** While hands are dealt and units put into battle. */
function beforeTheGame(s: State, card: CardId, told: Telling): void {
  const { kind, title } = cardOf(s, card);
  if (told.asks('exchange'))
    told.say(
      `Exchange ${title}`,
      'exchange',
      null,
      kind === 'unit' ? { because: "units can't be exchanged", rule: 'TCG-0064' } : null,
    );
  else
    told.say(
      `Put ${title} into battle`,
      'put',
      null,
      kind === 'unit' ? null : { because: 'only units are put into battle before the first turn', rule: 'TCG-0069' },
      { because: 'it costs more than the points that are left', rule: 'TCG-0076' },
    );
}

function beingBuilt(s: State, card: CardId, of: Player, viewer: Player, told: Telling): void {
  if (of !== viewer) return;
  const found = cardOf(s, card);
  told.say(`Add build counters to ${found.title}`, 'add', null, buildTime(s, of), whyNotBuild(s, of, card));
  if (found.kind === 'unit')
    told.say(`Deploy ${found.title}`, 'deploy', null, buildTime(s, of), whyNotDeploy(s, of, card));
  else told.say(`Complete ${found.title}`, 'complete', null, buildTime(s, of), whyNotComplete(s, of, card));
  if (keywordOf(s, card, 'hiddenCost') > 0)
    told.say(
      'Use its Hidden Cost',
      'hidden cost',
      null,
      buildTime(s, of) === null
        ? { because: "Hidden Cost can't be used in your own build step", rule: 'TCG-0565' }
        : null,
      isReady(s, of, card)
        ? null
        : { because: 'there are too few build counters on it, or too little Force', rule: 'TCG-0564' },
    );
  for (const indexed of definitionOf(s, card).activated)
    told.say(
      clauseWords(indexed.clause, found.kind === 'unit' ? found.called : found.name),
      'use',
      indexed.id,
      notYetUnit,
    );
}

function inPlay(s: State, card: CardId, viewer: Player, told: Telling): void {
  const found = cardOf(s, card);
  const mine = controllerOf(s, card) === viewer;
  const theirs = mine ? null : notYours;
  if (found.kind === 'unit') {
    if (isInArena(s, card)) {
      told.say(`Attack with ${found.title}`, 'attack', null, theirs, whyNoAttack(s, card));
      told.say(
        `Retreat ${found.title}`,
        'retreat',
        null,
        theirs,
        s.facts.phase === 'retreat' && s.facts.active === viewer ? null : notRetreatStep,
        whyNotRetreat(s, card),
      );
    }
    if (isInBuildZone(s, card))
      told.say(`Move ${found.title} into an arena`, 'move', null, theirs, buildTime(s, viewer));
    if (isPilot(s, card) && !isOnUnit(s, card))
      told.say(
        `Pilot a unit with ${found.title}`,
        'pilot',
        null,
        theirs,
        buildTime(s, viewer),
        hasMoved(s, card) ? { because: 'each Pilot may be moved once in a build step', rule: 'TCG-0266' } : null,
        { because: 'there is no unit that it could pilot', rule: 'TCG-0255' },
      );
  }
  if (found.kind === 'equipment')
    told.say(`Attach ${found.title}`, 'equip', null, theirs, buildTime(s, viewer), {
      because: 'there is no unit that it fits, or its equip cost is too high',
      rule: 'TCG-0030',
    });
  for (const indexed of abilitiesOf(s, card)) ability(s, card, indexed, theirs, told);
}

function ability(
  s: State,
  card: CardId,
  indexed: Indexed<ActivatedClause>,
  theirs: Refusal | null,
  told: Telling,
): void {
  const found = cardOf(s, card);
  const words = clauseWords(indexed.clause, found.kind === 'unit' ? found.called : found.name);
  told.say(
    words,
    'use',
    indexed.id,
    theirs,
    wrongTime(s, indexed.clause.timing),
    whyNotPlay(s, controllerOf(s, card), card, indexed),
  );
}

/** Why it is not the time for a text: it says, or what it does says, when it is played. */
function wrongTime(s: State, timing: Timing): Refusal | null {
  const { phase, attack, roll, damage, disruptable } = s.facts;
  const right: Readonly<Partial<Record<Timing, boolean>>> = {
    build: phase === 'build',
    general: phase === 'battle' && damage.length === 0 && roll === null && disruptable.length === 0,
    attack: attack !== null && roll === null && damage.length === 0,
    'would attack': phase === 'battle' && attack === null,
    prevention: damage.length > 0,
    reroll: roll !== null,
    disrupt: disruptable.length > 0,
  };
  if (right[timing] !== false) return null;
  const name =
    timing === 'would attack' ? 'when its unit would attack' : (chanceNames[timing]?.name ?? 'at another time');
  const rule = timing === 'would attack' ? 'TCG-0349' : (chanceNames[timing]?.rule ?? 'TCG-0358');
  return { because: `it is played ${name}`, rule };
}
