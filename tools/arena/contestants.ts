import { type Agent, randomAgent } from '@binary-sunset/agents';
import { ccgApprentice, ccgYoungling } from '@binary-sunset/agents/ccg';
import { tcgApprentice, tcgYoungling } from '@binary-sunset/agents/tcg';
import { stockDecks as ccgDecks } from '@binary-sunset/ccg';
import { ccg } from '@binary-sunset/ccg/drill';
import type { Seed, Setup } from '@binary-sunset/kernel';
import { stockDecks as skirmishDecks } from '@binary-sunset/skirmish';
import { stockDecks as tcgDecks } from '@binary-sunset/tcg';
import { tcg } from '@binary-sunset/tcg/drill';
import { UsageError } from '../project/usage.ts';

export type MakeAgent = (seed: Seed) => Agent;

/** Who may play a game, and with what. */
interface Contest {
  readonly agents: Readonly<Record<string, MakeAgent>>;
  /** Played with in turn, one for each pair of games. */
  readonly setups: readonly Setup[];
}

const dark = [tcgDecks['Separatist Armada'], tcgDecks['Hunters of Geonosis']];
const light = [tcgDecks['Defenders of the Republic'], tcgDecks['Council of the Jedi']];

const ccgDark = [ccgDecks['Search for the Plans'], ccgDecks['Fleet of the Outer Rim']];
const ccgLight = [ccgDecks['Rebels on Tatooine'], ccgDecks['Red and Gold Squadrons']];

const contests: Readonly<Record<string, Contest>> = {
  skirmish: {
    agents: { random: randomAgent },
    setups: [{ decks: [skirmishDecks.Vanguard, skirmishDecks.Irregulars] }],
  },
  ccg: {
    agents: { random: randomAgent, youngling: ccgYoungling(ccg), apprentice: ccgApprentice(ccg) },
    setups: ccgDark.flatMap((first) => ccgLight.map((second): Setup => ({ decks: [first, second] }))),
  },
  tcg: {
    agents: { random: randomAgent, youngling: tcgYoungling(tcg), apprentice: tcgApprentice(tcg) },
    setups: dark.flatMap((first) => light.map((second): Setup => ({ decks: [first, second] }))),
  },
};

const contestOf = (game: string): Contest => contests[game] ?? { agents: {}, setups: [] };

export const setupsFor = (game: string): readonly Setup[] => contestOf(game).setups;

export function contestant(game: string, name: string): MakeAgent {
  const { agents } = contestOf(game);
  const found = Object.hasOwn(agents, name) ? agents[name] : undefined;
  if (found === undefined)
    throw new UsageError(`"${name}" does not play ${game}; there is ${Object.keys(agents).join(', ')}.`);
  return found;
}
