import type { Handle, Happening, Player, Viewer } from '@binary-sunset/kernel';

/** Where a mark appears: at a card, or at a pile of a player if the card is not to be seen. */
export interface MarkedPlace {
  readonly card?: Handle;
  readonly pile?: { readonly zone: string; readonly of: Player };
}

/** A few words about what has just happened, to be shown where it did. */
export interface Mark extends MarkedPlace {
  readonly words: string;
  /** Something lost, something gained, or neither. */
  readonly tone: 'loss' | 'gain' | 'plain';
}

const isPlayer = (value: unknown): value is Player => value === 0 || value === 1;

const handleIn = (value: unknown): Handle | null => {
  if (typeof value === 'number') return value;
  return typeof value === 'object' && value !== null && 'handle' in value ? Number(value.handle) : null;
};

/** Amounts that add up over what happened at once, by what they are called and whose they are. */
const sums: Readonly<Record<string, (amount: number, of: Player) => Mark>> = {
  'lost Force': (amount, of) => ({ pile: { zone: 'lost', of }, words: `−${amount} Force`, tone: 'loss' }),
  retrieved: (amount, of) => ({ pile: { zone: 'lost', of }, words: `${amount} retrieved`, tone: 'gain' }),
  activated: (amount, of) => ({ pile: { zone: 'force', of }, words: `+${amount}`, tone: 'gain' }),
};

/** What is said at the card that a happening is about; null where nothing needs to be. */
function atCard(happening: Happening, viewer: Viewer): Omit<Mark, keyof MarkedPlace> | null {
  const { kind, amount, by } = happening;
  const isTheirs = by !== viewer;
  switch (kind) {
    case 'drains':
      return { words: `Force drain ${String(amount)}`, tone: 'loss' };
    case 'initiates battle':
      return { words: 'Battle', tone: 'plain' };
    case 'marked':
      return happening['mark'] === 'hit' && happening['value'] !== 0 ? { words: 'Hit', tone: 'loss' } : null;
    case 'forfeits':
      return { words: `Forfeited for ${String(happening['value'])}`, tone: 'loss' };
    case 'damaged':
      return { words: `${String(amount)} damage`, tone: 'loss' };
    case 'prevented':
      return { words: `${String(amount)} prevented`, tone: 'gain' };
    case 'healed':
      return { words: `${String(amount)} healed`, tone: 'gain' };
    case 'retreated':
      return { words: 'Retreats', tone: 'plain' };
    // What one does oneself one has seen.
    case 'deploys':
    case 'deployed':
      return isTheirs ? { words: 'Deployed', tone: 'plain' } : null;
    case 'held back':
      return isTheirs ? { words: 'Holds back', tone: 'plain' } : null;
    case 'built':
      return isTheirs ? { words: `+${String(amount)}`, tone: 'plain' } : null;
    default:
      return null;
  }
}

/** A card in play that goes to a pile where it counts for nothing any more, by its name. */
function lost({ kind, card, zone, of, leaves }: Happening): Mark | null {
  if (kind !== 'moved' || leaves !== true || !isPlayer(of) || (zone !== 'discard' && zone !== 'lost')) return null;
  const name = typeof card === 'object' && card !== null && 'name' in card ? card['name'] : null;
  return typeof name === 'string' ? { pile: { zone, of }, words: name, tone: 'loss' } : null;
}

/** More at once nobody could read. */
const most = 8;

/** What is to be shown of what happened, and where. */
export function marksIn(happenings: readonly Happening[], viewer: Viewer): readonly Mark[] {
  const totals = new Map<string, { readonly kind: string; readonly by: Player; amount: number }>();
  const marks: Mark[] = [];
  for (const happening of happenings) {
    const { kind, by, amount } = happening;
    if (Object.hasOwn(sums, kind) && isPlayer(by)) {
      const total = totals.get(`${kind} ${by}`) ?? { kind, by, amount: 0 };
      total.amount += Number(amount);
      totals.set(`${kind} ${by}`, total);
      continue;
    }
    const gone = lost(happening);
    if (gone !== null) marks.push(gone);
    const said = atCard(happening, viewer);
    const card = handleIn(happening['at'] ?? happening['card']);
    if (said !== null && card !== null) marks.push({ ...said, card });
  }
  for (const { kind, by, amount } of totals.values()) {
    const mark = sums[kind]?.(amount, by);
    if (mark !== undefined) marks.push(mark);
  }
  return marks.length > most ? marks.slice(-most) : marks;
}

/** Force that goes from a place to a pile: what a drain takes. */
export interface Flow {
  readonly from: Handle;
  readonly to: { readonly zone: string; readonly of: Player };
  readonly amount: number;
}

/** More would be a cloud. */
const mostDrops = 8;

/** What each Force drain took, as far as it was lost at once. */
export function flowsIn(happenings: readonly Happening[]): readonly Flow[] {
  const flows: { from: Handle; of: Player; amount: number }[] = [];
  for (const { kind, by, card, amount } of happenings) {
    if (kind === 'drains' && isPlayer(by)) flows.push({ from: Number(card), of: by === 0 ? 1 : 0, amount: 0 });
    const flow = flows.at(-1);
    if (kind === 'lost Force' && flow !== undefined && flow.of === by) flow.amount += Number(amount);
  }
  return flows.flatMap(({ from, of, amount }) =>
    amount === 0 ? [] : { from, to: { zone: 'lost', of }, amount: Math.min(amount, mostDrops) },
  );
}
