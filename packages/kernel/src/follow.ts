import type { Handle } from './decision.ts';
import { impossible } from './errors.ts';
import type { Happening, Mention } from './happening.ts';
import { ascending, viewerIndex } from './happening.ts';
import { lastingShape } from './lasting.ts';
import type { Player } from './player.ts';
import { changeShown } from './references.ts';
import type { StateSchema } from './state.ts';
import type { CardView, TableView } from './view.ts';

/** Brings a view up to date with a happening that its viewer has seen. What is under way is not followed. */
export function follow(schema: StateSchema, view: TableView, happening: Happening): void {
  switch (happening.kind) {
    case 'moved':
      followMove(schema, view, happening);
      return;
    case 'mixed':
      followMix(schema, view, happening);
      return;
    case 'known': {
      const { handle, name } = happening['card'] as unknown as Mention;
      if (name !== null) know(cardOf(view, handle), name);
      return;
    }
    case 'group': {
      const group = happening['group'] as number;
      const known = happening['known'] as readonly string[];
      view.groups = view.groups.filter((g) => g.group !== group);
      if (known.length > 0) view.groups.push({ group, known });
      view.groups.sort((a, b) => a.group - b.group);
      return;
    }
    case 'marked': {
      const { card, mark, value } = happening as unknown as { card: Handle; mark: string; value: number };
      setMark(schema, cardOf(view, card), mark, value);
      return;
    }
    case 'changed':
      view.facts[happening['fact'] as string] = happening['value'];
      return;
    case 'replaced': {
      const { old, successor, lasting, underWay } = happening as unknown as Replaced;
      const change = (handle: Handle): Handle => (handle === old ? successor : handle);
      if (lasting) changeLasting(view, change);
      if (underWay) changeFacts(schema, view, change);
      return;
    }
    case 'began':
      view.lasting.push(happening['lasting']);
      return;
    case 'ceased':
      view.lasting = view.lasting.filter((effect) => {
        const { until, since } = effect as { until: string; since: number };
        return until !== happening['until'] && since !== happening['since'];
      });
      return;
    case 'over':
      view.outcome = { winner: happening['winner'] as Player | null, because: happening['because'] as string };
  }
}

interface Replaced {
  readonly old: Handle;
  readonly successor: Handle;
  readonly lasting: boolean;
  readonly underWay: boolean;
}

function followMove(schema: StateSchema, view: TableView, happening: Happening): void {
  const { card, from, zone, of, index, since, leaves } = happening as unknown as {
    card: Mention;
    from: { zone: string; of: Player };
    zone: string;
    of: Player;
    index: number;
    since: number;
    leaves: boolean;
  };
  const source = pileOf(view, from.zone, from.of);
  source.splice(source.indexOf(card.handle), 1);
  const target = pileOf(view, zone, of);
  target.splice(index, 0, card.handle);
  if (isArranged(schema, zone) && viewerIndex(view.viewer) !== of) target.sort(ascending);
  const seen = cardOf(view, card.handle);
  if (leaves) {
    delete seen.marks;
    forgetRefs(schema, view, [card.handle]);
  }
  seen.since = since;
  if (card.name !== null) know(seen, card.name);
}

function followMix(schema: StateSchema, view: TableView, happening: Happening): void {
  const { zone, of, was, now, seconds, group, joined } = happening as unknown as {
    zone: string;
    of: Player;
    was: readonly Handle[];
    now: readonly Mention[];
    seconds: readonly Handle[];
    group: number;
    joined: readonly Handle[];
  };
  const stale = new Set<number | undefined>();
  for (const handle of [...was, ...joined]) stale.add(cardOf(view, handle).group);
  view.groups = view.groups.filter((g) => !stale.has(g.group));
  forgetRefs(schema, view, was);
  view.cards = view.cards.filter((c) => !was.includes(c.handle));
  for (const { handle, name } of now) {
    view.cards.push({
      handle,
      owner: seconds.includes(handle) ? 1 : 0,
      name,
      since: 0,
      ...(name === null ? { group } : {}),
    });
  }
  view.cards.sort((a, b) => a.handle - b.handle);
  for (const handle of joined) {
    const card = cardOf(view, handle);
    if (card.name === null) card.group = group;
  }
  const pile = pileOf(view, zone, of);
  pile.splice(0, pile.length, ...now.map(({ handle }) => handle));
  if (isArranged(schema, zone) && viewerIndex(view.viewer) !== of) pile.sort(ascending);
}

function know(card: CardView, name: string): void {
  card.name = name;
  delete card.group;
}

function setMark(schema: StateSchema, card: CardView, mark: string, value: number): void {
  const empty = schema.columns.find((c) => c.name === mark)?.empty;
  const marks: Record<string, number> = {};
  for (const { name } of schema.columns) {
    const current = name === mark ? value : card.marks?.[name];
    if (current !== undefined && !(name === mark && current === empty)) marks[name] = current;
  }
  if (Object.keys(marks).length > 0) card.marks = marks;
  else delete card.marks;
}

/** References to cards that are no longer what they were. */
function forgetRefs(schema: StateSchema, view: TableView, gone: readonly Handle[]): void {
  const forget = (handle: Handle): Handle | null => (gone.includes(handle) ? null : handle);
  changeLasting(view, forget);
  changeFacts(schema, view, forget);
}

function changeLasting(view: TableView, change: (handle: Handle) => Handle | null): void {
  view.lasting = view.lasting.map((effect) => changeShown(lastingShape, effect, change));
}

function changeFacts(schema: StateSchema, view: TableView, change: (handle: Handle) => Handle | null): void {
  for (const [name, shape] of Object.entries(schema.facts)) {
    view.facts[name] = changeShown(shape, view.facts[name], change);
  }
}

const isArranged = (schema: StateSchema, zone: string): boolean =>
  schema.zoneRules[schema.zoneNames.indexOf(zone)]?.unordered === true;

const cardOf = (view: TableView, handle: Handle): CardView =>
  view.cards.find((c) => c.handle === handle) ??
  impossible(`A happening names the card ${handle}, which is not in the view.`);

const pileOf = (view: TableView, zone: string, of: Player): Handle[] =>
  view.zones[zone]?.[of] ?? impossible(`A happening names the zone ${zone}.`);
