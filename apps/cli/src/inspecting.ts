import { type Handle, type Player, players, type TableView } from '@binary-sunset/kernel';
import { capital, contentsOf, listed, voiceFor } from '@binary-sunset/table';
import { cardsMeant, lettersFor } from './cardsMeant.ts';
import type { Looking } from './onlooker.ts';
import { flow, wrap } from './paper.ts';

/** A card's text, and for each card of that name in view where it lies and what its values are made of. */
export function inspect(looking: Looking, text: string): string[] {
  const { terminal, view, decision } = looking;
  const meant = cardsMeant(terminal, view, decision, text);
  if ('title' in meant) return [...face(looking, meant.title), '  Not in view.'];
  const names = [...new Set(meant.handles.map((handle) => nameOf(view, handle)))];
  return names.flatMap((name) => [
    ...face(looking, name),
    ...gathered(
      meant.handles.filter((handle) => nameOf(view, handle) === name),
      (handle) => inView(looking, handle),
    ),
  ]);
}

function face({ terminal, ink, width }: Looking, title: string | null): string[] {
  if (title === null) return [ink.strong('A hidden card')];
  return [ink.strong(title), ...terminal.face(title).flatMap((text) => wrap(`  ${text}`, width, '  '))];
}

function inView(looking: Looking, handle: Handle): string[] {
  const { terminal, view, ink, width } = looking;
  const values = terminal.values(view, handle).flatMap(({ name, total, because }) => {
    const made = because.length > 1 ? ` = ${because.join(', ')}` : '';
    return wrap(`    ${name} ${total ?? 'none'}${made}`, width, '      ');
  });
  const letter = lettersFor(terminal, view).get(handle);
  const heading = [
    `  ${placeOf(looking, handle)}${letter === undefined ? '' : ink.faint(` [${letter}]`)}`,
    ...terminal.marks(view, handle),
  ].join(', ');
  return [heading, ...values];
}

/** What each card meant could do now, and what forbids the rest. */
export function whyNot(looking: Looking, text: string): string[] {
  const { terminal, view, decision, ink, width } = looking;
  const meant = cardsMeant(terminal, view, decision, text);
  if ('title' in meant) return [`You see no ${meant.title} anywhere.`];
  return gathered(meant.handles, (handle) => {
    const name = nameOf(view, handle) ?? 'A hidden card';
    const explained = terminal.game.explain(view, handle).flatMap(({ what, possible, because, rule }) => {
      const reason = possible ? 'yes, now' : `no. ${because ?? ''}${rule === undefined ? '' : ` (${rule})`}`;
      return wrap(`  ${what}: ${reason}`, width, '    ');
    });
    const nothing = '  There is nothing that you could do with it.';
    return [`${ink.strong(name)}: ${placeOf(looking, handle)}`, ...(explained.length === 0 ? [nothing] : explained)];
  });
}

/** Lines for each card, once for those that are alike. */
function gathered(handles: readonly Handle[], describe: (handle: Handle) => readonly string[]): string[] {
  return [...new Set(handles.map((handle) => describe(handle).join('\n')))].flatMap((text) => text.split('\n'));
}

const nameOf = (view: TableView, handle: Handle): string | null =>
  view.cards.find((card) => card.handle === handle)?.name ?? null;

const zoneName = ({ terminal }: Looking, zone: string): string => terminal.zoneNames[zone] ?? zone;

/** "your hand", "the opponent's discard pile". */
function placeOf(looking: Looking, handle: Handle): string {
  const { terminal, view } = looking;
  const { whose } = voiceFor(view.viewer, terminal.seatNames(view.facts));
  const [place = 'nowhere'] = Object.entries(view.zones).flatMap(([zone, piles]) =>
    players
      .filter((player) => piles[player].includes(handle))
      .map((player) => `${whose(player)} ${zoneName(looking, zone)}`),
  );
  return place;
}

/** Every pile, with the cards in it that the viewer knows. */
export function outline(looking: Looking): string[] {
  const { terminal, view, ink, width } = looking;
  const voice = voiceFor(view.viewer, terminal.seatNames(view.facts));
  const pile = (zone: string, player: Player): string[] => {
    const { known, unknown, size } = contentsOf(view, zone, player);
    const cards = unknown === 0 ? listed(known) : [...listed(known), `${unknown} unknown`];
    return size === 0 ? [] : flow(`  ${capital(zoneName(looking, zone))}: `, cards, ', ', width, '    ');
  };
  return players.flatMap((player) => [
    ink.strong(voice.name(player)),
    ...Object.keys(view.zones).flatMap((zone) => pile(zone, player)),
  ]);
}
