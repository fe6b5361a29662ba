import { allLocations, type CcgState, lifeForce } from '@binary-sunset/ccg';
import { players } from '@binary-sunset/kernel';

/** What a card that is being played or deployed belongs to. */
const playing = ['act', 'deploy', 'deploy location', 'start'];

/** Where the host of a card may lie. */
const hostZones = {
  at: ['locations'],
  on: ['locations', 'at', 'on', 'table'],
  stacked: ['locations', 'at', 'on', 'table'],
  under: ['locations', 'at', 'on', 'table'],
} as const;

/** A sentence for each thing that no game of the CCG may come to. */
export function broken(s: CcgState): string[] {
  // Whatever was under way when somebody lost stays as it was.
  if (s.outcome !== null) return [];
  const sentences: string[] = [];
  const say = (wrong: boolean, sentence: string): void => {
    if (wrong) sentences.push(sentence);
  };
  const isIn = (card: number, zones: readonly (keyof CcgState['zones'])[]): boolean =>
    zones.some((zone) => s.zones[zone].some((pile) => pile.includes(card)));
  const named = (card: number): string => s.names[s.cards.definition[card] ?? -1] ?? 'Nothing';
  const isUnderWay = (procedures: readonly string[]): boolean =>
    s.frames.some(({ procedure }) => procedures.includes(procedure));

  for (const player of players) {
    const owned = s.cards.owner.filter((owner) => owner === player).length;
    say(owned !== s.decks[player].length, `Player ${player} has ${owned} cards instead of ${s.decks[player].length}.`);
    say(s.facts.turn > 0 && lifeForce(s, player) === 0, `Player ${player} goes on without Life Force.`);
    const [played] = s.zones.playing[player];
    say(played !== undefined && !isUnderWay(playing), `${named(played ?? -1)} is left being played.`);
    for (const [zone, hosts] of Object.entries(hostZones) as [keyof typeof hostZones, (typeof hostZones)['on']][])
      for (const card of s.zones[zone][player]) {
        const host = s.cards.host[card] ?? -1;
        say(!isIn(host, hosts), `${named(card)} is "${zone}" ${named(host)}, which is not there.`);
      }
  }
  const laid = allLocations(s);
  const onTable = players.flatMap((player) => s.zones.locations[player]);
  say(new Set(laid).size !== laid.length, 'A location lies in two places.');
  for (const card of onTable) say(!laid.includes(card), `${named(card)} is on table, but lies nowhere in the row.`);
  for (const card of laid) say(!onTable.includes(card), `${named(card)} lies in the row, but is not on table.`);

  const drawn = players.flatMap((player) => s.zones.destiny[player]);
  say(
    drawn.some((card) => !s.facts.draws.some((draw) => draw.card.card === card)),
    'A card is left drawn for destiny.',
  );
  say(s.facts.battle !== null && !isUnderWay(['battle']), 'A battle is on that nobody fights.');
  say(s.facts.attack !== null && !isUnderWay(['attack']), 'An attack is on that nobody makes.');
  say(s.facts.drain !== null && !isUnderWay(['Force drain']), 'A Force drain is on that nobody makes.');
  for (const [card, by] of s.cards.inactiveBy.entries())
    if (by >= 0)
      say(
        s.cards.host[card] !== by && s.cards.target[card] !== by,
        `${named(card)} is inactive because of a card that it neither is on nor targets.`,
      );
  for (const [card, hit] of s.cards.hit.entries())
    say(
      hit !== 0 && s.facts.battle === null && s.facts.attack === null,
      `${named(card)} is hit outside of any battle.`,
    );
  return sentences;
}
