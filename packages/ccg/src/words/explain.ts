import { type CardId, type Explanation, handleOf, type Player, type Viewer } from '@binary-sunset/kernel';
import { cardOf, definitionOf, type Indexed } from '../catalog/catalog.ts';
import { selfOf } from '../catalog/self.ts';
import { actionWords, timingWords } from '../language/words/actions.ts';
import { draftOf, isTime, whyNot } from '../rules/actions/initiating.ts';
import { creaturesAt, whyNoAttack, whyNoCreatureAttack } from '../rules/attacks/attacking.ts';
import { whyNoBattle } from '../rules/battle/initiating.ts';
import { cardsOnTable, controllerOf, isActive } from '../rules/cards/cardStates.ts';
import { whyNot as whyNotDeploy } from '../rules/deploying/deploy.ts';
import { isTimeFor } from '../rules/deploying/immediate.ts';
import { whyNotReplace } from '../rules/deploying/personas.ts';
import { whyNotDrain } from '../rules/force/drains.ts';
import { hasText } from '../rules/inForce/sources.ts';
import { readerOf } from '../rules/inForce/speaking.ts';
import { kindsOfMove } from '../rules/moving/kinds.ts';
import { whyNotMove } from '../rules/moving/moving.ts';
import { type Phase, type State, table } from '../state/state.ts';
import type { Decision, Verb } from '../state/vocabulary.ts';
import type { ActionText, Refusal, Timing } from '../text/program.ts';
import { segmentName } from './moments.ts';

/** What a card could do for the player who looks at it, and for the rest, which rule or card forbids it. */
export function explain(s: State, card: CardId, decision: Decision | null, by: Viewer): readonly Explanation[] {
  const { zone, of } = table.where(s, card);
  const viewer: Player = by === 'spectator' ? of : by;
  const told = new Telling(s, card, viewer, decision);
  if (zone === 'hand' && of === viewer) inHand(s, card, viewer, told);
  else if (zone === 'locations') atLocation(s, card, viewer, told);
  else if (zone === 'at' || zone === 'on' || zone === 'table') onTable(s, card, viewer, told);
  return told.lines;
}

/** Collects what there is to say about a card. */
class Telling {
  readonly lines: Explanation[] = [];
  private readonly s: State;
  private readonly card: CardId;
  private readonly viewer: Player;
  private readonly decision: Decision | null;
  constructor(s: State, card: CardId, viewer: Player, decision: Decision | null) {
    this.s = s;
    this.card = card;
    this.viewer = viewer;
    this.decision = decision;
  }

  /** Possible if it is among the options; otherwise the first reason that holds. */
  say(what: string, verbs: readonly Verb[], clause: string | null, ...reasons: (Refusal | null)[]): void {
    if (this.isOffered(verbs, clause)) {
      this.lines.push({ what, possible: true });
      return;
    }
    const { because, rule } = reasons.find((one) => one !== null) ?? this.whyNotNow();
    this.lines.push({ what, possible: false, because, rule });
  }

  private isOffered(verbs: readonly Verb[], clause: string | null): boolean {
    const handle = handleOf(this.s, this.card);
    return (this.decision?.options ?? []).some(
      ({ verb, on, clause: text }) =>
        verbs.includes(verb) &&
        (clause === null || text === clause) &&
        on !== undefined &&
        'card' in on &&
        on.card === handle,
    );
  }

  /** In its own phase, as a rule. */
  unlessIn(phase: Phase, because: string, rule: string): Refusal | null {
    const { facts } = this.s;
    return facts.phase === phase && facts.active === this.viewer ? null : { because, rule };
  }

  /** Nothing else stands against it: it is only not the moment. */
  private whyNotNow(): Refusal {
    if (this.decision === null) return { because: 'It is your opponent’s turn to act.', rule: 'AR1-0106' };
    const kind = this.decision.window?.kind;
    if (kind === undefined) return { because: 'Something else has to be decided first.', rule: 'AR1-0186' };
    return kind === 'response'
      ? { because: 'Only responses are possible now.', rule: 'AR1-0186' }
      : { because: 'This is not the time for it.', rule: 'AR1-0132' };
  }
}

/** Why not follows after a colon. */
const withoutStop = (words: string): string => words.replace(/\.$/, '');

function inHand(s: State, card: CardId, viewer: Player, told: Telling): void {
  const { kind, title } = cardOf(s, card);
  if (kind === 'interrupt') {
    for (const indexed of definitionOf(s, card).actions)
      told.say(
        `Play ${title}: ${withoutStop(actionWords(indexed.clause, selfOf(cardOf(s, card)), true))}`,
        ['play'],
        indexed.id,
        whyNoText(s, card, viewer, indexed),
      );
    return;
  }
  const inPhase = told.unlessIn('deploy', 'Cards are deployed in your deploy phase.', 'AR5-0009');
  told.say(`Deploy ${title}`, ['deploy'], null, whyNotYet(s, card, viewer, inPhase), whyNotDeploy(s, viewer, card));
  const others = kind === 'character' ? replaceable(s, card, viewer) : [];
  if (others.length > 0) told.say(`Replace another version with ${title}`, ['replace'], null, inPhase, ...others);
}

/** Why it is not the time to deploy a card: some name a time of their own. */
function whyNotYet(s: State, card: CardId, viewer: Player, inPhase: Refusal | null): Refusal | null {
  const clause = definitionOf(s, card).deploys?.clause;
  if (clause?.to !== undefined)
    return { because: `It is deployed in response: if ${clause.to.words(selfOf(cardOf(s, card)))}.`, rule: 'GAP-0126' };
  if (isTimeFor(s, viewer, card, inPhase === null)) return null;
  return clause?.when === undefined
    ? inPhase
    : { because: `It is deployed ${timingWords(clause.when)}.`, rule: 'GAP-0126' };
}

/** For each other version of a character on table, why this one can't take its place. */
const replaceable = (s: State, card: CardId, viewer: Player): (Refusal | null)[] =>
  cardsOnTable(s)
    .map((old) => whyNotReplace(s, viewer, card, old))
    .filter((refusal) => refusal?.rule !== 'AR5-0073');

function atLocation(s: State, card: CardId, viewer: Player, told: Telling): void {
  const { title } = cardOf(s, card);
  told.say(
    `Force drain at ${title}`,
    ['drain'],
    null,
    told.unlessIn('control', 'Force drains are made in your control phase.', 'GLA-0381'),
    whyNotWhileDraining(s, card),
    whyNotDrain(s, viewer, card),
  );
  told.say(`Initiate a battle at ${title}`, ['initiate battle'], null, whyNoBattle(s, viewer, card));
  if (creaturesAt(s, card).length > 0)
    told.say(`Attack a creature at ${title}`, ['attack creature'], null, whyNoAttack(s, viewer, card));
  texts(s, card, viewer, told);
}

/** One drain at a time, and one at each location. */ // GAP-0051, GLB-0126
function whyNotWhileDraining({ facts: { drain } }: State, location: CardId): Refusal | null {
  if (drain === null) return null;
  return drain.location.card === location
    ? { because: 'You are Force draining there now.', rule: 'GAP-0051' }
    : { because: 'Another Force drain is under way.', rule: 'GLB-0126' };
}

function onTable(s: State, card: CardId, viewer: Player, told: Telling): void {
  if (controllerOf(s, card) !== viewer) return;
  const { kind, title } = cardOf(s, card);
  if (kind === 'creature')
    told.say(`Attack with ${title}`, ['attack with'], null, whyNoCreatureAttack(s, viewer, card));
  if (kind === 'character' || kind === 'vehicle' || kind === 'starship' || kind === 'creature')
    told.say(
      `Move ${title}`,
      kindsOfMove.map(({ verb }) => verb),
      null,
      told.unlessIn('move', 'Cards move in your move phase.', 'AR7-0008'),
      whyNotMove(s, viewer, card),
    );
  texts(s, card, viewer, told);
}

/** What a player may do by the texts of a card on table: on a location, by those of their own side. */
function texts(s: State, card: CardId, viewer: Player, told: Telling): void {
  for (const indexed of definitionOf(s, card).actions) {
    if (indexed.clause.as === 'automatic' || readerOf(s, card, indexed) !== viewer) continue;
    told.say(
      withoutStop(actionWords(indexed.clause, selfOf(cardOf(s, card)))),
      ['use', 'fire'],
      indexed.id,
      whySilent(s, card),
      whyNoText(s, card, viewer, indexed),
    );
  }
}

/** Why nothing that a card on table says can be used. */
function whySilent(s: State, card: CardId): Refusal | null {
  if (hasText(s, card)) return null;
  return isActive(s, card)
    ? { because: 'Its text is cancelled, or nobody pilots it.', rule: 'AR1-0263' }
    : { because: 'It is not active.', rule: 'AR1-0306' };
}

function whyNoText(s: State, card: CardId, viewer: Player, indexed: Indexed<ActionText>): Refusal | null {
  const { starting, when, to } = indexed.clause;
  if (starting === true) return { because: 'It is played before the first turn.', rule: 'GAP-0030' };
  if (when === null && to !== null)
    return { because: `It is a response: if ${to.words(selfOf(cardOf(s, card)))}.`, rule: 'AR1-0134' };
  if (when !== null && !isTime(s, when, viewer)) return whyNotInSegment(s, indexed.clause, when) ?? whyNotInPhase(when);
  return whyNot(s, draftOf(s, indexed, card, viewer, null));
}

function whyNotInPhase(when: Timing): Refusal {
  const words = timingWords(when);
  return { because: words === '' ? 'This is not the time for it.' : `It is done ${words}.`, rule: 'AR1-0132' };
}

/** There is a battle or an attack, but in another segment than that for such things. */ // AR6-0021, AR6-0030, AR6-0037
function whyNotInSegment(
  { facts: { battle, attack } }: State,
  { fires }: ActionText,
  { segment, inAttack, notInBattle, phases }: Timing,
): Refusal | null {
  const fight = segment === null || inAttack === true ? (battle ?? attack) : battle;
  if (fight === null || notInBattle || (segment === null && phases.length > 0)) return null;
  const wanted = segment ?? 'weapons';
  if (fight.segment === wanted || segmentName(wanted) === '') return null;
  const now = segmentName(fight.segment);
  const because = `It is done in the ${segmentName(wanted)}${now === '' ? '' : `, and this is the ${now}`}.`;
  if (wanted !== 'weapons') return { because, rule: 'AR1-0132' };
  return { because, rule: fires !== undefined ? 'AR6-0021' : segment === null ? 'AR6-0037' : 'AR6-0030' };
}
