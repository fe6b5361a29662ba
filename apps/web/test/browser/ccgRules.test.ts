import { ruleOnPage } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { sittingAt } from './sitting.ts';

const at = sittingAt();

/** So that the other player is asked as well. */
const dark = { hand: ['Drill Blow', 'Drill Blow'] };
const light = { hand: ['Drill Stew', 'Drill Stew'] };
const mixed = ['Drill Recruit', 'Drill Guardian', 'Drill Honor', 'Drill Master'];

/** Whoever looks can't find out about these cards. */
async function hides(...titles: readonly string[]): Promise<void> {
  const all = await at.everything();
  expect(titles.filter((title) => all.includes(title))).toEqual([]);
}

/** Opens what lies on a card, and reads which cards those are. */
async function lyingOn(title: string): Promise<string> {
  // By its key, for a long question may reach over it.
  await at.page.getByRole('button', { name: `Open what is on ${title}` }).press('Enter');
  const sheet = at.page.getByRole('dialog', { name: title });
  await sheet.waitFor();
  const words = await sheet.getByRole('list').first().textContent();
  await at.page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  return words ?? '';
}

describe('decks, piles and hands on the page', () => {
  const counted = {
    dark: { hand: ['Drill Blow', 'Drill Blow'], force: 3, used: ['Drill Trooper'], lost: ['Drill Bell', 'Drill Toll'] },
    light: { hand: ['Drill Stew'], reserve: mixed, force: 1, lost: ['Drill Toast'], table: ['Drill Hoard'] },
  };
  /** How many cards are in a player's decks and piles, as it stands beside each. */
  const sizes = (player: 0 | 1): Promise<readonly (string | undefined)[]> =>
    Promise.all(
      ['reserve', 'force', 'used', 'lost'].map(async (zone) => {
        const pile = at.page.locator(`[data-zone="${zone}"][data-of="${player}"]`);
        return /\d+(?=\D*$)/.exec((await pile.textContent()) ?? '')?.[0];
      }),
    );

  ruleOnPage('AR1-0019', 'show both players how many cards each has, and so does a stack', async () => {
    await at.ccg({ ...counted, turn: 'light' });
    expect([await sizes(0), await sizes(1)]).toEqual([
      ['12', '3', '1', '2'],
      ['4', '1', '0', '1'],
    ]);
    await at.page.getByText('2 in hand').waitFor();
    await at.page.getByRole('region', { name: 'Your hand, 1 card' }).waitFor();
    await at.does(/^Drill Hoard/);
    expect([await sizes(0), await sizes(1)]).toEqual([
      ['12', '3', '1', '2'],
      ['3', '1', '0', '1'],
    ]);
    await at.page.getByText('1 in hand').waitFor();
    await at.page.getByRole('region', { name: 'Your hand, 2 cards' }).waitFor();
    await at.card(/^Drill Hoard, .*1 card stacked/).waitFor();
  });

  ruleOnPage('AR1-0020', 'can’t be looked through: of a Lost Pile the top card is seen, of others none', async () => {
    await at.ccg({
      dark: {
        ...dark,
        reserve: ['Drill Moff'],
        force: ['Drill Baron'],
        used: ['Drill Blade'],
        lost: ['Drill Bell', 'Drill Toll'],
      },
      light: { ...light, reserve: ['Drill Master'], used: ['Drill Honor'], lost: ['Drill Memorial', 'Drill Toast'] },
    });
    const secret = ['Drill Moff', 'Drill Baron', 'Drill Blade', 'Drill Bell', 'Drill Master', 'Drill Honor'];
    for (const turn of ['Dark', 'Light']) {
      await at.card('Drill Toll, on top of the Lost Pile').waitFor();
      await at.card('Drill Toast, on top of the Lost Pile').waitFor();
      for (const pile of ['Reserve', 'Force', 'Used', 'Lost'])
        for (const one of await at.page.getByRole('region').getByText(pile, { exact: true }).all()) await one.click();
      expect(await at.page.getByRole('dialog').count()).toBe(0);
      await hides(...secret, 'Drill Memorial');
      if (turn === 'Dark') await at.passes();
    }
  });

  ruleOnPage('GLA-0060', 'keep cards unseen while Force is activated, and out of the hand', async () => {
    await at.ccg({
      turn: 'light',
      phase: 'activate',
      light: { reserve: mixed, hand: ['Drill Stew'] },
      dark,
      at: { 'Drill Yard': {} },
    });
    await at.does('Activate Force');
    await at.does(/^Activate 2$/);
    await at.reads('Opponent activates 2 Force');
    await hides(...mixed);
    await at.passes();
    await at.reads('You activate 2 Force');
    await hides(...mixed);
    await at.page.getByRole('region', { name: 'Your hand, 1 card' }).waitFor();
  });
});

describe('stacked cards on the page', () => {
  ruleOnPage('AR1-0021', 'that lie face down on one’s own card can be looked at, and not by the opponent', async () => {
    await at.ccg({ turn: 'light', light: { table: ['Drill Hoard'], hand: ['Drill Stew'], reserve: mixed }, dark });
    await at.does(/^Drill Hoard/);
    expect(await lyingOn('Drill Hoard')).toContain('Face-down card, stacked face down');
    await hides('Drill Master');
    await at.passes();
    expect(await lyingOn('Drill Hoard')).toContain('Drill Master, stacked face down');
  });

  ruleOnPage(['AR1-0067', 'AR1-0073'], 'are seen by both if they lie face up, else by their owner alone', async () => {
    await at.ccg({
      turn: 'light',
      light: { table: ['Drill Shelf', 'Drill Vault'], hand: ['Drill Master', 'Drill Honor'] },
      dark,
    });
    await at.does(/^Drill Shelf/);
    await at.does(/Drill Honor$/);
    await at.reads('Drill Honor is stacked');
    expect(await lyingOn('Drill Shelf')).toContain('Drill Honor, stacked');
    await at.passes();
    await at.does(/^Drill Vault/);
    await at.reads('A card is stacked');
    await hides('Drill Master');
    await at.passes();
    expect(await lyingOn('Drill Vault')).toContain('Drill Master, stacked face down');
    await at.does(/^Drill Vault: take/);
    await at.reads('Opponent takes a card from the table');
    await hides('Drill Master');
    await at.passes();
    await at.card(/^Drill Master/).waitFor();
  });

  ruleOnPage('AR1-0069', 'that were lost from hand were shown before, even if they lie face down', async () => {
    await at.ccg({
      dark: { hand: ['Drill Blow', 'Drill Blow'], table: ['Drill Conflict'] },
      light: { hand: ['Drill Honor', 'Drill Stew'], reserve: mixed },
    });
    await at.does('Play Drill Blow');
    await at.does('Lose Drill Honor from your hand');
    await at.does(/^Lose the top card of/);
    await at.passes();
    await at.reads('Opponent loses Drill Honor from their hand');
  });

  ruleOnPage('AR1-0071', 'that were seen by both are not shown once more when they go elsewhere', async () => {
    await at.ccg({
      dark: { hand: ['Drill Baron', 'Drill Errand (Dark)'], table: ['Drill Resolution'] },
      light: { hand: ['Drill Errand (Light)'] },
    });
    await at.does(/^Drill Resolution/);
    await at.does(/Drill Baron$/);
    await at.passes();
    await at.does(/^Drill Resolution: take/);
    await at.reads('Opponent takes Drill Baron from the table');
    expect(await at.page.locator('#log').textContent()).not.toContain('is shown');
  });
});

describe('looking at cards on the page', () => {
  const position = {
    dark: { hand: ['Drill Peek', 'Drill Blow'], reserve: ['Drill Toll', 'Drill Blade', 'Drill Bell'] },
    light: { hand: ['Drill Honor', 'Drill Recruit', 'Drill Stew'] },
  };

  ruleOnPage('AR1-0041', 'shows what one peeks at to oneself alone', async () => {
    await at.ccg(position);
    await at.does(/^Play Drill Peek: peek at top 2/);
    await at.reads('Opponent looks at 2 cards');
    await hides('Drill Bell', 'Drill Blade');
    await at.passes();
    await at.reads('You look at Drill Bell and Drill Blade');
    await hides('Drill Toll');
  });

  ruleOnPage('AR1-0042', 'shows what is peeked at in a hand to both, and nothing else of the hand', async () => {
    await at.ccg(position);
    await at.does(/^Play Drill Peek: .* hand/);
    await at.reads('Opponent looks at Drill');
    const [, seen = ''] = /looks at (Drill \w+)/.exec((await at.page.locator('#log').textContent()) ?? '') ?? [];
    await at.passes();
    await at.reads(`You look at ${seen}`);
    await at.page.getByRole('button', { name: /of the Light Side: look at it/ }).click();
    const hand = at.page.getByRole('dialog', { name: 'Hand of the Light Side' });
    await hand.getByRole('button', { name: new RegExp(`^${seen}`) }).waitFor();
    expect(await hand.getByRole('button', { name: 'Face-down card' }).count()).toBe(2);
    await at.page.keyboard.press('Escape');
    await hides(...position.light.hand.filter((title) => title !== seen));
  });

  ruleOnPage('AR1-0044', 'shows cards that are revealed to both, one by one, the topmost first', async () => {
    await at.ccg({ turn: 'light', light: { hand: ['Drill Panic', 'Drill Stew'], reserve: mixed }, dark });
    const shown = async (): Promise<(string | undefined)[]> => {
      await at.reads('Drill Guardian is shown');
      const lines = await at.page.locator('#log li', { hasText: 'is shown' }).allTextContents();
      return lines.map((line) => /Drill \w+/.exec(line)?.[0]);
    };
    await at.does('Play Drill Panic');
    expect(await shown()).toEqual(['Drill Master', 'Drill Honor', 'Drill Guardian']);
    await at.does('Take Drill Honor');
    expect(await shown()).toEqual(['Drill Master', 'Drill Honor', 'Drill Guardian']);
    await hides('Drill Recruit');
  });
});

describe('searching on the page', () => {
  const moff = { 'Drill Yard': { dark: ['Drill Moff'] } };
  const reserve = ['Drill Trooper', 'Drill Blade', 'Drill Toll'];

  ruleOnPage('AR1-0076', 'for a kind of card shows the one that is taken, and no other', async () => {
    await at.ccg({ dark: { reserve }, light, at: moff });
    await at.does(/^Drill Moff/);
    await at.reads('Drill Blade is shown');
    await hides('Drill Toll', 'Drill Trooper');
  });

  ruleOnPage('AR1-0077', 'for any card does not show it', async () => {
    await at.ccg({ dark: { hand: ['Drill Rummage'], reserve }, light });
    await at.does('Play Drill Rummage');
    await at.does('Take Drill Blade');
    await at.reads('Opponent takes a card from their Reserve Deck');
    await hides(...reserve);
  });

  ruleOnPage('AR1-0072', 'for any card that lies face up lets both see it', async () => {
    await at.ccg({ dark: { hand: ['Drill Scavenge'], lost: ['Drill Trooper', 'Drill Blade'] }, light });
    await at.does('Play Drill Scavenge');
    await at.does('Take Drill Trooper');
    await at.reads('Opponent takes Drill Trooper from their Lost Pile');
  });

  ruleOnPage('AR1-0074', 'for a card to deploy shows it to both', async () => {
    await at.ccg({
      phase: 'deploy',
      dark: { table: ['Drill Depot'], force: 4, reserve },
      light,
      at: { 'Drill Yard': {} },
    });
    await at.does(/^Drill Depot: deploy one Imperial/);
    await at.reads('Opponent deploys Drill Trooper to Drill Yard');
    await at.page
      .getByRole('list', { name: 'Dark Side at Drill Yard' })
      .getByText(/^Drill Trooper, dark/)
      .waitFor();
    await hides('Drill Blade', 'Drill Toll');
  });

  ruleOnPage('AR1-0080', 'in vain lets the opponent read what is there', async () => {
    await at.ccg({
      phase: 'move',
      dark: { used: ['Drill Trooper', 'Drill Toll'], reserve: ['Drill Bell', 'Drill Bell'] },
      light,
      at: moff,
    });
    await at.does(/^Drill Moff: .* Used Pile/);
    await at.reads('Opponent finds nothing. There is: Drill Toll, Drill Trooper');
    await hides('Drill Bell');
  });

  ruleOnPage('GLB-0006', 'for a character names it only when it is chosen, and then to both', async () => {
    await at.ccg({
      dark: {
        force: 3,
        hand: ['Drill Double Back', 'Drill Errand (Dark)'],
        reserve: ['Drill Trooper', 'Drill Baron', 'Drill Toll', 'Drill Omen 3'],
      },
      light: { hand: ['Drill Errand (Light)'] },
    });
    expect((await at.answers()).join()).not.toMatch(/Drill Trooper|Drill Baron/);
    await at.does(/^Play Drill Double Back/);
    await at.does('Take Drill Baron');
    await at.reads('Drill Baron is shown');
    await hides('Drill Toll', 'Drill Trooper');

    await at.ccg({
      turn: 'light',
      dark: { force: 1, hand: ['Drill Double Back', 'Drill Errand (Dark)'], lost: ['Drill Baron', 'Drill Toll'] },
      light: { hand: ['Drill Given Away', 'Drill Errand (Light)'] },
      at: { 'Drill Yard': { dark: ['Drill Trooper'] } },
    });
    await at.does('Play Drill Given Away');
    await at.does(/^Play Drill Double Back/);
    await at.does('Retrieve Drill Baron');
    await at.passes();
    await at.reads("Drill Baron goes to the opponent's Used Pile");
  });
});

describe('exchanging and placing cards on the page', () => {
  ruleOnPage('AR1-0064', 'shows both cards if one must be of a kind and the other comes to lie face up', async () => {
    await at.ccg({
      turn: 'light',
      light: {
        hand: ['Drill Barter', 'Drill Stew', 'Drill Honor'],
        lost: ['Drill Toast', 'Drill Recruit', 'Drill Memorial'],
      },
      dark,
    });
    await at.does('Play Drill Barter');
    await at.does('Exchange Drill Honor');
    await at.reads('Drill Recruit is shown');
    await at.reads('Opponent loses Drill Honor from their hand');
    await hides('Drill Stew', 'Drill Toast');
  });

  ruleOnPage(['AR1-0064', 'AR1-0067', 'AR1-0077'], 'shows neither of two cards if any will do', async () => {
    await at.ccg({ turn: 'light', light: { hand: ['Drill Swap', 'Drill Stew', 'Drill Toast'], reserve: mixed }, dark });
    await at.does('Play Drill Swap');
    await at.does('Exchange Drill Toast');
    await at.does('For Drill Guardian');
    await at.reads('Opponent puts a card from their hand into their Reserve Deck');
    await at.reads('Opponent takes a card from their Reserve Deck');
    await hides(...mixed, 'Drill Toast');
    await at.passes();
    await at.reads('You put Drill Toast from your hand into your Reserve Deck');
  });

  ruleOnPage(['AR1-0067', 'AR1-0068'], 'shows a card from hand only if not every card will do', async () => {
    await at.ccg({
      turn: 'light',
      light: { hand: ['Drill Bury', 'Drill Offer', 'Drill Stew', 'Drill Recruit'] },
      dark,
    });
    await at.does('Play Drill Bury');
    await at.does('Drill Stew');
    await at.reads('Opponent puts a card from their hand into their Reserve Deck');
    await hides('Drill Stew');
    await at.passes();
    await at.does('Play Drill Offer');
    await at.reads('Opponent puts Drill Recruit from their hand into their Used Pile');
  });

  ruleOnPage(['AR1-0070', 'AR1-0075'], 'unseen names the cards to nobody', async () => {
    await at.ccg({ turn: 'light', light: { hand: ['Drill Blind', 'Drill Stew'], reserve: mixed }, dark });
    await at.does('Play Drill Blind');
    await at.reads("A card goes to the opponent's Used Pile. (2 times)");
    await hides(...mixed);
    await at.passes();
    await at.reads('A card goes to your Used Pile. (2 times)');
    await hides(...mixed);
  });
});

describe('a Lost Pile that is face down on the page', () => {
  const veiled = {
    dark: { hand: ['Drill Blow', 'Drill Blow'], table: ['Drill Veil'] },
    light: {
      hand: ['Drill Stew', 'Drill Salvage', 'Drill Recall'],
      reserve: ['Drill Toast', 'Drill Recruit', 'Drill Master'],
    },
  };

  ruleOnPage(
    ['GLB-0092', 'GLB-0093', 'GLD-0019'],
    'shows nobody what is lost from Life Force, and everybody what is lost from hand',
    async () => {
      await at.ccg(veiled);
      await at.does('Play Drill Blow');
      await at.does(/^Lose the top card of/);
      await at.reads('You lose a card from your Reserve Deck');
      await at.card('Face-down card, on top of the Lost Pile').waitFor();
      await hides('Drill Master');
      await at.does('Lose Drill Stew from your hand');
      await at.passes();
      await at.reads('Opponent loses a card from their Reserve Deck');
      await at.reads('Opponent loses Drill Stew from their hand');
      await hides('Drill Master');
    },
  );

  ruleOnPage(
    ['AR1-0055', 'GLB-0094'],
    'may be looked through to retrieve, and both see what is retrieved',
    async () => {
      await at.ccg(veiled);
      await at.does('Play Drill Blow');
      await at.does(/^Lose the top card of/);
      await at.does(/^Lose the top card of/);
      await at.does('Play Drill Recall');
      expect((await at.answers()).join()).toMatch(/Retrieve Drill Master.*Retrieve Drill Recruit/);
      await at.does('Retrieve Drill Master');
      await at.reads("Drill Master goes to the opponent's Used Pile");
      await hides('Drill Recruit');
      await at.passes();
      await at.reads('Drill Master goes to your Used Pile');
      await at.does('Play Drill Salvage');
      await at.reads("Drill Recruit goes to the opponent's Used Pile");
    },
  );
});
