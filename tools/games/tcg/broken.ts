import type { TcgState } from '@binary-sunset/tcg';

/** What a card on its way into play or into effect belongs to. */
const playingCards = ['play', 'deploy', 'complete mission', 'complete location', 'complete equipment'];

/** Face-down cards stay under a unit that is set aside. */
const hostZones = ['building', 'build', 'space', 'ground', 'character', 'on', 'beneath', 'locations', 'aside'] as const;

/** A sentence for each thing that no game of the TCG may come to. */
export function broken(s: TcgState): string[] {
  const sentences: string[] = [];
  const say = (wrong: boolean, sentence: string): void => {
    if (wrong) sentences.push(sentence);
  };
  for (const player of [0, 1] as const) {
    const owned = s.cards.owner.filter((owner) => owner === player).length;
    say(owned !== s.decks[player].length, `Player ${player} has ${owned} cards instead of ${s.decks[player].length}.`);
    say(s.facts.force[player] < 0, `Player ${player} has ${s.facts.force[player]} Force.`);
    say(s.facts.points[player] < 0, `Player ${player} has ${s.facts.points[player]} build points.`);
    say(
      s.zones.playing[player].length > 0 && !s.frames.some(({ procedure }) => playingCards.includes(procedure)),
      'A card is left being played.',
    );
    for (const zone of ['on', 'beneath', 'under'] as const)
      for (const card of s.zones[zone][player]) {
        const host = s.cards.host[card] ?? -1;
        say(host < 0, `A card in ${zone} is on nothing.`);
        say(
          host >= 0 && !hostZones.some((place) => s.zones[place].some((pile) => pile.includes(host))),
          `A card in ${zone} is on a card out of play.`,
        );
      }
  }
  // One card lets stacks have a fifth.
  const mostStacked = s.names.includes('Drill Archivist') ? 5 : 4;
  const beneath = new Map<number, number>();
  for (const pile of s.zones.beneath)
    for (const card of pile) beneath.set(s.cards.host[card] ?? -1, (beneath.get(s.cards.host[card] ?? -1) ?? 0) + 1);
  for (const [card, stacked] of s.cards.stacked.entries()) {
    say(
      stacked !== (beneath.get(card) ?? 0),
      `A stack counts ${stacked} cards beneath it and has ${beneath.get(card) ?? 0}.`,
    );
    say(stacked >= mostStacked, `A stack has ${stacked + 1} cards.`);
  }
  const asked = s.frames[s.frames.length - 1]?.procedure;
  if (s.facts.attack === null) say(asked === 'attack', 'An attack goes on without an attacker.');
  for (const arena of [1, 2, 3]) {
    const here = [...s.zones.locations[0], ...s.zones.locations[1]].filter((card) => s.cards.arena[card] === arena);
    say(here.length > 1, 'There is more than one Location in an arena.');
  }
  return sentences;
}
