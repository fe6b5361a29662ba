import { describe, expect, test } from 'vitest';
import type { Display, Engine, NewGame } from '../src/engine/protocol.ts';
import { hostWith, refusing, shelf } from './hosts.ts';

const decks = ['Separatist Armada', 'Defenders of the Republic'] as const;
const twoPeople: NewGame = { game: 'tcg', sitters: ['person', 'person'], decks, seed: 'two' };
const withComputer: NewGame = { game: 'tcg', sitters: ['person', 'random'], decks, seed: 'one' };

/** The first answer that is legal. */
function answerOf({ scene: { asked } }: Display): readonly [readonly number[], number] {
  if (asked === null) throw new Error('Nobody who looks is asked.');
  return [[...Array(Math.max(asked.decision.min, asked.decision.kind === 'subset' ? 0 : 1)).keys()], asked.decision.at];
}

const give = (host: Engine, display: Display): Promise<Display> => host.answer(...answerOf(display), false);

/** Lets computers answer until the person is asked. */
async function untilAsked(host: Engine, display: Display): Promise<Display> {
  let now = display;
  while (now.scene.asked === null && now.awaits !== null) {
    const next = await host.computerAnswers();
    if (next === null) throw new Error('The computer does not answer.');
    now = next;
  }
  return now;
}

describe('a game is started', () => {
  test('and the person who decides first is asked, with a label for each option', async () => {
    const { scene, game, canUndo, practice, notKept } = await hostWith(shelf()).start(withComputer);
    expect(game).toBe('tcg');
    expect(scene.viewer).toBe(0);
    expect(scene.asked?.labels).toHaveLength(scene.asked?.decision.options.length ?? -1);
    expect({ canUndo, practice, notKept }).toEqual({ canUndo: false, practice: false, notKept: null });
  });

  test('and every face that is in view was sent once', async () => {
    const host = hostWith(shelf());
    const first = await host.start(twoPeople);
    const titles = first.scene.board.seats[0].hand.map(({ title }) => title);
    const sent = first.faces.map(({ title }) => title);
    expect(sent).toEqual([...new Set(sent)]);
    expect(sent).toEqual(expect.arrayContaining(titles));
    const again = await host.look(first.scene.viewer);
    expect(again.faces).toEqual([]);
  });

  test('but not with decks that no game can be played with', async () => {
    const wish: NewGame = { ...twoPeople, decks: ['Separatist Armada', 'Hunters of Geonosis'] };
    await expect(hostWith(shelf()).start(wish)).rejects.toThrow(/Both decks are Dark Side decks/);
    await expect(hostWith(shelf()).start({ ...twoPeople, decks: ['Nonsense', decks[1]] })).rejects.toThrow(
      'There is no stock deck called "Nonsense".',
    );
  });
});

describe('answers', () => {
  test('go on with the game, and what happened is told from where it was', async () => {
    const host = hostWith(shelf());
    const first = await host.start(withComputer);
    const next = await give(host, first);
    expect(next.wholeLog).toBe(false);
    expect(next.canUndo).toBe(true);
    expect(next.id).toBe(first.id);
  });

  test('to a question that is gone are refused, and nothing changes', async () => {
    const host = hostWith(shelf());
    const now = await give(host, await host.start(twoPeople));
    await expect(host.answer([0], 99, false)).rejects.toThrow();
    const { scene, awaits } = await host.look(now.scene.viewer);
    expect({ scene, awaits }).toEqual({ scene: now.scene, awaits: now.awaits });
  });

  test('of a computer come one at a time, and not when it is not asked', async () => {
    const host = hostWith(shelf());
    const first = await host.start(withComputer);
    expect(await host.computerAnswers()).toBeNull();
    const asked = await untilAsked(host, await give(host, first));
    expect(asked.scene.viewer).toBe(0);
    expect(asked.awaits).toBe(0);
  });

  test('end with conceding', async () => {
    const host = hostWith(shelf());
    await host.start(withComputer);
    const { scene } = await host.concede();
    expect(scene.outcome).toMatchObject({ winner: 1 });
    expect(scene.asked).toBeNull();
  });
});

describe('taking back', () => {
  test('goes to the last choice of the person, tells the whole log, and can be done again', async () => {
    const host = hostWith(shelf());
    const first = await host.start(withComputer);
    const later = await untilAsked(host, await give(host, first));
    const back = await host.undo();
    expect(back?.scene.asked).toEqual(first.scene.asked);
    expect(back?.wholeLog).toBe(true);
    expect(back?.canRedo).toBe(true);
    const again = await host.redo();
    expect(again?.scene.board).toEqual(later.scene.board);
    expect(await host.redo()).toBeNull();
  });

  test('marks the game as practice once something hidden was seen', async () => {
    const host = hostWith(shelf());
    await untilAsked(host, await give(host, await host.start(withComputer)));
    expect((await host.undo())?.practice).toBe(true);
    expect((await host.redo())?.practice).toBe(true);
  });

  test('is nothing at the start', async () => {
    const host = hostWith(shelf());
    await host.start(withComputer);
    expect(await host.undo()).toBeNull();
  });
});

describe('a game that was kept', () => {
  test('is gone on with where it was, by another host', async () => {
    const kept = shelf();
    const host = hostWith(kept);
    const later = await untilAsked(host, await give(host, await host.start(withComputer)));
    const resumed = await hostWith(kept).resume(later.id);
    expect(resumed.id).toBe(later.id);
    expect(resumed.scene).toEqual(later.scene);
    expect(resumed.wholeLog).toBe(true);
    expect(resumed.sitters).toEqual(withComputer.sitters);
  });

  test('is listed with how it stands, the newest first, until it is forgotten', async () => {
    const kept = shelf();
    const host = hostWith(kept);
    const first = await host.start(withComputer);
    const second = await host.start(twoPeople);
    expect((await host.kept()).map(({ id }) => id)).toEqual([second.id, first.id]);
    expect((await host.kept())[0]).toMatchObject({ decks, standing: 'Setting up', over: null });
    await host.forget(second.id);
    expect((await host.kept()).map(({ id }) => id)).toEqual([first.id]);
    await expect(host.resume(second.id)).rejects.toThrow('That game is not kept here any more.');
  });

  test('stays practice, and stays open', async () => {
    const kept = shelf();
    const host = hostWith(kept);
    const { id } = await untilAsked(host, await give(host, await host.start({ ...withComputer, openHands: true })));
    await host.undo();
    const resumed = await hostWith(kept).resume(id);
    expect(resumed).toMatchObject({ practice: true, openHands: true });
  });

  test('as a file is opened as a game of its own', async () => {
    const host = hostWith(shelf());
    const later = await untilAsked(host, await give(host, await host.start(withComputer)));
    const opened = await host.open(await host.file());
    expect(opened.scene).toEqual(later.scene);
    expect(opened.id).not.toBe(later.id);
  });
});

test('what is not a saved game is refused in words', async () => {
  const host = hostWith(shelf());
  await expect(host.open('not json')).rejects.toThrow('This file is not a saved game: it is not even JSON.');
  await expect(host.open('17')).rejects.toThrow('This file is not a saved game.');
  await expect(host.open('{"record":{"game":"chess"}}')).rejects.toThrow();
});

test('a saved game whose players or decks are no names is refused, so that nothing else comes into the list of games', async () => {
  const host = hostWith(shelf());
  await host.start(twoPeople);
  const saved = JSON.parse(await host.file());
  for (const wrong of [{ decks: [{ evil: 1 }, 'x'] }, { decks: 7 }, { seats: ['person'] }, { seats: null }])
    await expect(host.open(JSON.stringify({ ...saved, ...wrong }))).rejects.toThrow(
      `This saved game is damaged at ${Object.keys(wrong)[0]}: expected two names`,
    );
  await host.open(JSON.stringify(saved));
});

test('where nothing can be stored the game goes on, and says why it is not kept', async () => {
  const host = hostWith(refusing);
  const first = await host.start(withComputer);
  expect(first.notKept).toBe('The browser stores nothing.');
  expect((await give(host, first)).notKept).toBe('The browser stores nothing.');
});

test('with open hands whoever decides is the one who looks', async () => {
  const host = hostWith(shelf());
  let display = await host.start({ ...twoPeople, openHands: true });
  const viewers = new Set([display.scene.viewer]);
  for (let i = 0; i < 6; i++) {
    display = await give(host, display);
    expect(display.scene.viewer).toBe(display.awaits);
    viewers.add(display.scene.viewer);
  }
  expect([...viewers].sort()).toEqual([0, 1]);
});

test('two people with closed hands see nothing of each other', async () => {
  const host = hostWith(shelf());
  const { scene } = await host.start(twoPeople);
  const other = scene.viewer === 0 ? 1 : 0;
  expect(scene.board.seats[other].hand.every(({ title }) => title === null)).toBe(true);
  const turned = await host.look(other);
  expect(turned.scene.asked).toBeNull();
  expect(turned.scene.board.seats[other].hand.every(({ title }) => title !== null)).toBe(true);
});

test('a card is inspected: its face, values and why, what it could do; a hidden one tells nothing', async () => {
  const host = hostWith(shelf());
  const { scene } = await host.start(twoPeople);
  const viewer = scene.viewer === 1 ? 1 : 0;
  const [own] = scene.board.seats[viewer].hand;
  const [theirs] = scene.board.seats[viewer === 0 ? 1 : 0].hand;
  const seen = await host.inspect(own?.handle ?? -1);
  expect(seen?.face.title).toBe(own?.title);
  expect(await host.inspect(theirs?.handle ?? -1)).toBeNull();
});

test('the cards that options speak of come with their titles', async () => {
  const host = hostWith(shelf());
  const { scene } = await host.start(withComputer);
  const handles = scene.asked?.decision.options.flatMap(({ on }) => (on !== undefined && 'card' in on ? on.card : []));
  expect(scene.asked?.cards.map(({ handle }) => handle).sort()).toEqual([...new Set(handles)].sort());
  expect(scene.asked?.cards.every(({ title }) => title !== null)).toBe(true);
});

test('rules are found by id and by words', async () => {
  const host = hostWith(shelf());
  expect((await host.rule('TCG-0003'))?.id).toBe('TCG-0003');
  expect(await host.rule('TCG-9999')).toBeNull();
  expect((await host.searchRules('retreat')).length).toBeGreaterThan(0);
});

describe('the Customizable Card Game', () => {
  const wish: NewGame = {
    game: 'ccg',
    sitters: ['person', 'random'],
    decks: ['Rebels on Tatooine', 'Search for the Plans'],
    seed: 'ccg',
  };

  test('is offered with decks for both sides', async () => {
    const { decks: offered, computers } = await hostWith(shelf()).offer('ccg');
    expect(new Set(offered.map(({ side }) => side))).toEqual(new Set(['light', 'dark']));
    expect(computers).toContain('random');
  });

  test('is played with the side that one’s deck has, every card in view with its face', async () => {
    const kept = shelf();
    const host = hostWith(kept);
    let display = await untilAsked(host, await host.start(wish));
    for (let given = 0; given < 40; given++) display = await untilAsked(host, await give(host, display));
    // Whoever comes back is sent everything anew.
    const { scene, faces } = await hostWith(kept).resume(display.id);
    expect(scene.viewer).toBe(0);
    expect(scene.board.seats[0].side).toBe('light');
    expect(scene.board.turn).toBeGreaterThan(1);
    const titles = faces.map(({ title }) => title);
    for (const { title } of scene.board.seats[0].hand) expect(titles).toContain(title);
  });

  test('is kept with how it stands, and gone on with', async () => {
    const kept = shelf();
    const { id } = await hostWith(kept).start(wish);
    const [account] = await kept.list();
    expect(account).toMatchObject({ game: 'ccg', sides: ['light', 'dark'] });
    expect((await hostWith(kept).resume(id)).game).toBe('ccg');
  });
});

describe('a hint', () => {
  test('is there against a computer while the person has to decide, and answers as it says', async () => {
    const host = hostWith(shelf());
    const display = await untilAsked(host, await host.start(withComputer));
    expect(display.hints).toBe(true);
    const hint = await host.hint();
    expect(hint?.at).toBe(display.scene.asked?.decision.at);
    expect(hint?.answers[0]).toMatchObject({ standing: 'best', why: expect.stringMatching(/\.$/) });
    await host.answer(hint?.answers[0]?.picks ?? [], hint?.at ?? -1, false);
  });

  test('is not there against a person', async () => {
    const host = hostWith(shelf());
    expect((await host.start(twoPeople)).hints).toBe(false);
    expect(await host.hint()).toBeNull();
  });
});
