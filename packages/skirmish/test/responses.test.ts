import { scenario, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { skirmish } from '../src/index.ts';

describe('the action stack', () => {
  scenario('the other player responds first, and a response can be cancelled in turn', () => {
    const t = table(skirmish, {
      first: { hand: ['Precision Shot', 'Countermand'] },
      second: { hand: ['Countermand'], play: ['Trooper', 'Veteran'] },
    });
    t.first.does('play', 'Precision Shot').does('target', 'Trooper');
    expect(t.asked).toBe('second');
    t.second.does('play', 'Countermand');
    expect(t.asked).toBe('first');
    t.first.does('play', 'Countermand');
    expect(t.second.sees('play')).toEqual(['Veteran']);
    expect(t.first.sees('discard')).toEqual(['Countermand', 'Precision Shot']);
    expect(t.second.sees('discard')).toEqual(['Countermand', 'Trooper']);
  });

  scenario('a cancelled tactic has no result, its cost stays paid, and the other player acts next', () => {
    const t = table(skirmish, {
      first: { hand: ['Precision Shot', 'Rally'], energy: 3 },
      second: { hand: ['Countermand', 'Formation'], play: ['Trooper', 'Veteran'] },
    });
    t.first.does('play', 'Precision Shot').does('target', 'Trooper');
    t.second.does('play', 'Countermand');
    expect(t.second.sees('play')).toEqual(['Trooper', 'Veteran']);
    expect(t.first.told('cancelled')).toHaveLength(1);
    expect(t.state.facts.energy).toEqual([2, 4]);
    expect(t.asked).toBe('second');
  });

  scenario('each player has a turn to respond until both pass in a row', () => {
    const t = table(skirmish, {
      first: { hand: ['Rally', 'Countermand', 'Countermand'], play: ['Trooper'] },
      second: { hand: ['Countermand', 'Countermand'] },
    });
    t.first.does('play', 'Rally');
    t.second.does('play', 'Countermand');
    t.first.does('play', 'Countermand');
    // The second countermand is under response now, not the first.
    t.second.does('play', 'Countermand');
    t.first.passes();
    // The third has cancelled the second; the first is under response again, with the first player's turn to respond.
    expect(t.asked).toBe('first');
    t.first.passes();
    expect(t.first.told('cancelled')).toHaveLength(2);
    expect(t.state.lasting).toEqual([]);
  });

  scenario('no response is offered to an action that is already cancelled', () => {
    const t = table(skirmish, {
      first: { hand: ['Rally'], play: ['Trooper'] },
      second: { hand: ['Countermand', 'Countermand'], play: ['Trooper'] },
    });
    t.first.does('play', 'Rally');
    t.second.does('play', 'Countermand');
    // The one thing left to respond to is the countermand itself.
    expect(t.decision.window?.about).toHaveLength(1);
    t.second.passes();
    expect(t.first.told('cancelled')).toHaveLength(1);
    expect(t.second.sees('hand')).toContain('Countermand');
  });

  scenario('a phase ends when both players pass in a row, and any action starts the count anew', () => {
    const t = table(skirmish, {
      first: { hand: ['Rally', 'Trooper'] },
      second: { hand: ['Formation'], play: ['Trooper'] },
    });
    t.first.passes();
    t.second.does('play', 'Formation');
    expect(t.asked).toBe('first');
    t.first.does('play', 'Rally');
    expect(t.asked).toBe('first');
    expect(t.state.facts.turn).toBe(0);
  });
});

describe('automatic actions', () => {
  const drilled = {
    first: { hand: ['Trooper'], play: ['Quartermaster', 'Drill Sergeant'], energy: 1 },
    second: {},
  } as const;

  scenario('come before any other response, in the order that the turn player chooses', () => {
    const t = table(skirmish, drilled);
    t.first.does('muster', 'Trooper');
    expect(t.asked).toBe('first');
    expect(t.labels).toEqual(['Resolve Quartermaster', 'Resolve Drill Sergeant']);
    t.first.does('resolve', 'Drill Sergeant');
    expect(t.state.lasting.map((effect) => effect.clause)).toEqual(['drills']);
    expect(t.state.facts.energy[0]).toBe(1);
  });

  scenario('are ordered by the turn player even when they stand on the other side', () => {
    const t = table(skirmish, {
      first: { hand: ['Scout'] },
      second: { play: ['Drill Sergeant', 'Drill Sergeant'] },
    });
    t.first.does('muster', 'Scout');
    expect(t.asked).toBe('first');
    t.first.does('resolve', 'Drill Sergeant #2');
    // Both drilled it; only then does its own optional text come.
    expect(t.state.lasting).toHaveLength(2);
    expect(t.labels).toEqual(['Scout with Scout', 'Pass']);
  });

  scenario('happen once for each occurrence', () => {
    const t = table(skirmish, { first: { hand: ['Trooper', 'Trooper'], play: ['Quartermaster'], energy: 2 } });
    t.first.does('muster', 'Trooper');
    expect(t.state.facts.energy[0]).toBe(2);
    t.first.does('muster', 'Trooper');
    expect(t.state.facts.energy[0]).toBe(2);
  });
});

describe('simultaneous losses', () => {
  const barrage = {
    first: { hand: ['Barrage', 'Last Stand'], play: ['Trooper', 'Veteran'] },
    second: { hand: ['Salvage', 'Last Stand'], play: ['Martyr', 'Scout', 'Colossus'] },
  } as const;

  scenario('may all be responded to, the other player first', () => {
    const t = table(skirmish, barrage);
    t.first.does('play', 'Barrage');
    expect(t.asked).toBe('second');
    expect(t.second.sees('discard')).toEqual(['Martyr', 'Scout']);
    expect(t.decision.window?.about).toHaveLength(3);
    expect(t.labels).toEqual([
      'Play Salvage',
      'Play Last Stand (1 energy)',
      'Play Salvage',
      'Play Last Stand (1 energy)',
      'Pass',
    ]);
  });

  scenario('the one that is responded to splits off, and the rest wait beneath', () => {
    const t = table(skirmish, barrage);
    t.first.does('play', 'Barrage');
    const [, martyr, scout] = t.decision.window?.about ?? [];
    t.second.does('play', 'Last Stand #2');
    // The Scout's loss is on top now, and the first player has nothing to say to it; the second has Salvage.
    expect(t.asked).toBe('second');
    expect(t.decision.window?.about).toEqual([scout]);
    t.second.passes();
    // Now the rest are together again: the first player's own Trooper, the Martyr.
    expect(t.decision.window?.about).toContain(martyr);
    expect(t.decision.window?.about).not.toContain(scout);
  });

  scenario('alternate as if they were one: the split-off window and the rest both go on with the other player', () => {
    const t = table(skirmish, {
      first: { hand: ['Barrage', 'Salvage', 'Salvage'], play: ['Trooper', 'Scout'] },
      second: { hand: ['Salvage', 'Salvage'], play: ['Martyr', 'Martyr'] },
    });
    t.first.does('play', 'Barrage');
    t.second.does('play', 'Salvage');
    // It is no longer lost, so its window closes at once; in the rest it is the first player's turn to respond.
    expect(t.second.sees('hand')).toEqual(['Salvage', 'Martyr']);
    expect(t.asked).toBe('first');
    t.first.does('play', 'Salvage');
    expect(t.asked).toBe('second');
    t.second.passes();
    expect(t.asked).toBe('first');
  });

  scenario('a text that has answered one loss may not answer it again, but may answer another', () => {
    const t = table(skirmish, {
      first: { hand: ['Barrage'], play: ['Veteran'] },
      second: { hand: ['Last Stand', 'Last Stand'], play: ['Martyr', 'Martyr', 'Colossus'] },
    });
    t.first.does('play', 'Barrage');
    t.second.does('play', 'Last Stand');
    // The other copy may still respond to the same loss.
    expect(t.second.may('play', 'Last Stand')).toBe(true);
    t.second.does('play', 'Last Stand');
    expect(t.first.view.cards.find((card) => card.name === 'Veteran')?.marks).toEqual({ damage: 2 });
  });
});

describe('just before', () => {
  const waylaid = {
    first: { play: ['Trooper'] },
    second: { play: ['Sentinel', 'Veteran'], energy: 3 },
    rolls: [1, 1],
  } as const;

  scenario('only the other player may act, and then the first decides anew', () => {
    const t = table(skirmish, waylaid);
    t.first.does('attack', 'Trooper').does('attack', 'Veteran');
    expect(t.asked).toBe('second');
    expect(t.decision.window?.kind).toBe('before');
    t.second.does('waylay', 'Sentinel');
    expect(t.asked).toBe('first');
    expect(t.labels).toEqual(['Go ahead', 'Withdraw']);
    t.first.does('withdraw');
    // Not having attacked, the first player is asked for an action again, and the unit is still ready.
    expect(t.asked).toBe('first');
    expect(t.first.may('attack', 'Trooper')).toBe(true);
    expect(t.first.view.cards.find((card) => card.name === 'Trooper')?.marks).toEqual({ damage: 1 });
  });

  scenario('if nothing was done, the action goes ahead without asking', () => {
    const t = table(skirmish, waylaid);
    t.first.does('attack', 'Trooper').does('attack', 'Veteran');
    t.second.passes();
    expect(t.first.told('rolled')).toEqual([{ kind: 'rolled', by: 0, dice: [1, 1], hits: 0 }]);
  });

  scenario('each text acts once before each attempt', () => {
    const t = table(skirmish, { ...waylaid, first: { play: ['Colossus'] } });
    t.first.does('attack', 'Colossus').does('attack', 'Veteran');
    t.second.does('waylay');
    expect(t.asked).toBe('first');
    t.first.does('withdraw');
    t.first.does('attack', 'Colossus').does('attack', 'Veteran');
    expect(t.second.may('waylay')).toBe(true);
  });

  scenario('an attacker that is lost beforehand does not attack', () => {
    const t = table(skirmish, { ...waylaid, first: { play: [{ card: 'Trooper', damage: 1 }, 'Veteran'] } });
    t.first.does('attack', 'Trooper').does('attack', 'Sentinel');
    t.second.does('waylay');
    t.first.does('go ahead');
    expect(t.first.told('attacks')).toEqual([]);
    expect(t.asked).toBe('first');
  });
});
