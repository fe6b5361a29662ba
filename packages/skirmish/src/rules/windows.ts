import {
  type Automatic,
  type CardId,
  type CardRef,
  cardAt,
  frameById,
  impossible,
  isCurrent,
  localsOf,
  onCard,
  type Player,
  players,
  refTo,
  type WindowHooks,
} from '@binary-sunset/kernel';
import { type Moment, type Tactic, traitBits } from '../cards.ts';
import { cardOf, hasTrait, type State, table } from '../state.ts';
import type { Occurrence, Option, SkirmishVocabulary } from '../vocabulary.ts';
import { attack, canAttack, canRage, rage, waylay } from './attack.ts';
import { canMuster, drill, muster, scout, supply } from './muster.ts';
import { canPlay, play } from './tactics.ts';

const tacticsIn = (s: State, who: Player, when: Moment): { card: CardId; tactic: Tactic }[] => {
  const found: { card: CardId; tactic: Tactic }[] = [];
  for (const card of s.zones.hand[who]) {
    const definition = cardOf(s, card);
    if (definition.kind === 'tactic' && definition.when === when) found.push({ card, tactic: definition });
  }
  return found;
};

const playing = (s: State, { card, tactic }: { card: CardId; tactic: Tactic }, about?: Occurrence): Option => ({
  verb: 'play',
  on: onCard(s, card),
  cost: { energy: tactic.cost },
  ...(about === undefined ? {} : { about: about.id }),
});

/** What a player may do of their own accord. */
function actions(s: State, who: Player): Option[] {
  const options: Option[] = [];
  const active = who === s.facts.turn;
  for (const card of s.zones.hand[who]) {
    const definition = cardOf(s, card);
    if (definition.kind === 'unit') {
      if (active && canMuster(s, who, card))
        options.push({ verb: 'muster', on: onCard(s, card), cost: { energy: definition.cost } });
    } else if (definition.when === 'turn' && canPlay(s, who, definition, null)) {
      options.push(playing(s, { card, tactic: definition }));
    }
  }
  for (const unit of s.zones.play[who]) {
    if (active && canAttack(s, unit)) options.push({ verb: 'attack', on: onCard(s, unit) });
    if (hasTrait(s, unit, traitBits.rages) && canRage(s, unit))
      options.push({ verb: 'rage', on: onCard(s, unit), cost: { energy: 1 } });
  }
  return options;
}

/** Tactics that answer an occurrence are for the player it befell; a countermand is for either. */
function responses(s: State, who: Player, about: readonly Occurrence[]): Option[] {
  const options: Option[] = [];
  for (const occurred of about) {
    const { kind, subject } = occurred;
    if (kind === 'mustered') {
      if (occurred.by === who && hasTrait(s, subject.card, traitBits.scouts))
        options.push({ verb: 'scout', clause: 'scouts', on: onCard(s, subject.card), about: occurred.id });
      continue;
    }
    const when =
      kind === 'lost' || kind === 'attacked' || kind === 'played' ? kind : impossible(`Nothing responds to ${kind}.`);
    if (when !== 'played' && table.where(s, subject.card).of !== who) continue;
    for (const found of tacticsIn(s, who, when)) {
      if (canPlay(s, who, found.tactic, subject.card)) options.push(playing(s, found, occurred));
    }
  }
  return options;
}

export const windows: WindowHooks<State, SkirmishVocabulary> = {
  turnPlayer: (s) => s.facts.turn,
  kinds: {
    action: {
      options: actions,
      take(s, by, option) {
        const card = cardAt(s, option.on);
        switch (option.verb) {
          case 'muster':
            return muster({ card, by });
          case 'attack':
            return attack({ unit: refTo(s, card), by });
          case 'rage':
            return rage({ unit: refTo(s, card), by });
          default:
            return play({ card, by });
        }
      },
    },
    response: {
      options: responses,
      take(s, by, option, about) {
        if (option.verb === 'scout') return scout({ by });
        return play({
          card: cardAt(s, option.on),
          by,
          subject: about?.subject ?? null,
          action: about?.action ?? 0,
          response: true,
        });
      },
      automatic(s, { kind, by, subject }) {
        if (kind !== 'mustered') return none;
        const automatic: Automatic[] = [];
        for (const who of by === 0 ? players : ([1, 0] as const)) {
          for (const unit of s.zones.play[who]) {
            if (who === by && hasTrait(s, unit, traitBits.supplies))
              automatic.push({ clause: 'supplies', on: unit, frame: supply({ by }) });
            if (hasTrait(s, unit, traitBits.drills))
              automatic.push({
                clause: 'drills',
                on: unit,
                frame: drill({ sergeant: refTo(s, unit), unit: subject, by: who }),
              });
          }
        }
        return automatic;
      },
      applies(s, { kind, subject, action }) {
        if (!isCurrent(s, subject)) return false;
        if (kind === 'played') return isUncancelled(s, action);
        return kind === 'lost'
          ? table.isIn(s, subject.card, 'discard')
          : table.inPlay(s, subject.card) && (kind !== 'attacked' || isTarget(s, action, subject));
      },
    },
    before: {
      options(s, who, about) {
        const options: Option[] = [];
        if (s.facts.energy[who] < 1) return options;
        for (const unit of s.zones.play[who]) {
          if (!hasTrait(s, unit, traitBits.waylays)) continue;
          for (const { id } of about)
            options.push({ verb: 'waylay', clause: 'waylays', on: onCard(s, unit), about: id, cost: { energy: 1 } });
        }
        return options;
      },
      take(s, by, option, about) {
        return waylay({
          unit: refTo(s, cardAt(s, option.on)),
          enemy: about?.subject ?? impossible('Nobody is about to attack.'),
          by,
        });
      },
      applies: (s, { subject }) => isCurrent(s, subject),
    },
  },
};

const none: readonly never[] = [];

const isUncancelled = (s: State, action: number): boolean => localsOf(frameById(s, action), play)?.cancelled === false;

/** Is this still the unit that is being attacked? */
const isTarget = (s: State, action: number, subject: CardRef): boolean => {
  const target = localsOf(frameById(s, action), attack)?.target ?? null;
  return target !== null && target.card === subject.card;
};
