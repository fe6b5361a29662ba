import { randomAgent } from '@binary-sunset/agents';
import { isOutcome, type KernelState, players, type Session, startSession, type Viewer } from '@binary-sunset/kernel';
import { letComputersPlay, matchOf, opening, type Story, seatsOf } from '@binary-sunset/table';
import { describe, expect, it } from 'vitest';
import { keysOf } from '../src/choices.ts';
import type { Reply } from '../src/conversation.ts';
import { terminalSkirmish } from '../src/games/skirmish.ts';
import type { TerminalMatch } from '../src/games/terminalGame.ts';
import { playing } from '../src/playing.ts';
import { stepping } from '../src/stepping.ts';
import { asked, begin, folder, paper, pendingIn, textOf, type } from './table.ts';

/** Decks that have no title in common, so that a title tells whose card it is. */
const decks = [
  {
    Trooper: 4,
    Veteran: 3,
    'Standard Bearer': 2,
    Colossus: 2,
    'Drill Sergeant': 2,
    Rally: 2,
    Barrage: 2,
    Resupply: 2,
    Decoy: 1,
  },
  { Martyr: 3, Scout: 4, Sentinel: 3, Berserker: 2, Recall: 2, 'Precision Shot': 2, Countermand: 2, Salvage: 2 },
] as const;

const { game } = terminalSkirmish;

function started(seed: string): [Session<KernelState>, Story] {
  const session = startSession(game, { decks }, seed);
  return [session, [opening(session.state, [])]];
}

const sharedMatch = (seed: string): TerminalMatch =>
  matchOf(terminalSkirmish, ...started(seed), seatsOf(terminalSkirmish, ['person', 'person'], seed));

describe('two people at one screen', () => {
  it('are shown nothing until the one who has to decide is there', () => {
    const screen = begin('--opponent person --seed both');
    const handOver = screen.open();
    expect(handOver.page).toBe('secret');
    expect(textOf(handOver)).not.toContain('Hand  ');
    expect(textOf(handOver)).toContain('First player has to decide.');
    expect(type(screen, '2')).toContain('First player has to press Enter.');
    expect(asked(type(screen, ''))).toContain('How much energy do you offer');
  });

  it('hand over whenever the other has to decide', () => {
    const screen = begin('--opponent person --seed both');
    screen.open();
    screen.hear('');
    const handOver = screen.hear('2');
    expect(handOver.page).toBe('secret');
    expect(textOf(handOver)).toContain('Second player has to decide.');
    expect(type(screen, '')).toContain('Second player');
  });

  it('take back the last answer, whoever gave it', () => {
    const screen = begin('--opponent person --seed both');
    screen.open();
    screen.hear('');
    screen.hear('2');
    expect(type(screen, '', 'u')).toContain('First player has to decide.');
  });

  it('both see the end as somebody who sits in neither seat', () => {
    const screen = begin('--opponent person --seed both');
    screen.open();
    expect(type(screen, '', 'c', 'yes')).toContain('The game is over. Second player wins: concession.');
    expect(type(screen, 'o')).toContain('Hand: 5 unknown');
  });
});

/** Notes the titles that a viewer has been able to see. */
function note(state: KernelState, viewer: Viewer, seen: Set<string>): void {
  const view = game.view(state, viewer);
  for (const { name } of view.cards) if (name !== null) seen.add(name);
  for (const { known } of view.groups) for (const name of known) seen.add(name);
}

const titles = decks.flatMap((deck) => Object.keys(deck));

describe('a screen', () => {
  it.each(['secret', 'hidden', 'unseen'])('never shows a card that the player at it has not seen (%s)', (seed) => {
    const match = sharedMatch(seed);
    const table = playing(match, { files: folder(), keptIn: null, savedAs: null }, paper);
    const agent = randomAgent(seed);
    const seen: [Set<string>, Set<string>] = [new Set(), new Set()];
    let said: Reply = table.open();
    while (!isOutcome(match.pending)) {
      for (const player of players) note(match.state, player, seen[player]);
      const decision = pendingIn(match);
      const { player } = decision;
      if (said.page === 'secret') {
        for (const title of titles) expect(textOf(said)).not.toContain(title);
        said = table.hear('');
      }
      const shown = [textOf(said), type(table, 'o'), ...(decision.at % 8 === 0 ? [type(table, 'l')] : [])].join('\n');
      const hidden = titles.filter((title) => !seen[player].has(title));
      for (const title of hidden) expect(shown).not.toContain(title);
      for (const title of hidden.slice(0, 1)) expect(type(table, `i ${title}`)).toContain('Not in view.');
      const picks = agent.choose(game.view(match.state, player), decision);
      said = table.hear(picks.map((pick) => keysOf(decision)[pick]).join(' '));
    }
    expect(match.story.length).toBeGreaterThan(20);
  });

  it('of a spectator never shows a card that lay hidden throughout', () => {
    const seats = seatsOf(terminalSkirmish, ['random', 'random'], 'quiet');
    const match = matchOf(terminalSkirmish, ...started('quiet'), seats);
    letComputersPlay(match);
    const { story } = match;
    const film = stepping({ terminal: terminalSkirmish, story, notice: null }, paper);
    film.open();
    const seen = new Set<string>();
    for (const [at, { to }] of story.entries()) {
      note(to, 'spectator', seen);
      const shown = [type(film, String(at)), type(film, 'o')].join('\n');
      for (const title of titles) if (!seen.has(title)) expect(shown).not.toContain(title);
    }
  });
});
