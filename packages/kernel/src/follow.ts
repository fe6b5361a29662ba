import type { Handle } from './decision.ts';
import { impossible } from './errors.ts';
import type { Happening, KernelHappening } from './happening.ts';
import { ascending, viewerIndex } from './happening.ts';
import { lastingShape } from './lasting.ts';
import type { Player } from './player.ts';
import { changeShown } from './references.ts';
import type { StateSchema } from './state.ts';
import type { CardView, TableView } from './view.ts';

/** Brings a view up to date with a happening that its viewer has seen. What is under way is not followed. */
export function follow(schema: StateSchema, view: TableView, happening: Happening): void {
  // A game's own kinds change nothing that a view shows.
  const told = happening as KernelHappening;
  switch (told.kind) {
    case 'moved':
      followMove(schema, view, told);
      return;
    case 'mixed':
      followMix(schema, view, told);
      return;
    case 'known': {
      const { handle, name } = told.card;
      if (name !== null) know(cardOf(view, handle), name);
      return;
    }
    case 'group': {
      const { group, known } = told;
      view.groups = view.groups.filter((g) => g.group !== group);
      if (known.length > 0) view.groups.push({ group, known });
      view.groups.sort((a, b) => a.group - b.group);
      return;
    }
    case 'marked':
      setMark(schema, cardOf(view, told.card), told.mark, told.value);
      return;
    case 'changed':
      view.facts[told.fact] = told.value;
      return;
    case 'replaced': {
      const { old, successor, lasting, underWay } = told;
      const change = (handle: Handle): Handle => (handle === old ? successor : handle);
      if (lasting) changeLasting(view, change);
      if (underWay) changeFacts(schema, view, change);
      return;
    }
    case 'began':
      view.lasting.push(told.lasting);
      return;
    case 'ceased':
      view.lasting = view.lasting.filter((effect) => {
        const { until, since } = effect as { until: string; since: number };
        return 'until' in told ? until !== told.until : since !== told.since;
      });
      return;
    case 'over':
      view.outcome = { winner: told.winner, because: told.because };
  }
}

type Of<K extends KernelHappening['kind']> = Extract<KernelHappening, { readonly kind: K }>;

function followMove(
  schema: StateSchema,
  view: TableView,
  { card, from, zone, of, index, since, leaves }: Of<'moved'>,
): void {
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

function followMix(
  schema: StateSchema,
  view: TableView,
  { zone, of, was, now, seconds, group, joined }: Of<'mixed'>,
): void {
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
