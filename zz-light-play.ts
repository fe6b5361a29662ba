import { ccg, stockDecks } from './packages/ccg/src/index.ts';
import { isOutcome, chanceFrom, below } from './packages/kernel/src/index.ts';
const pairs: [any, any][] = [];
const light = ['Introduction (Light)', 'Red and Gold Squadrons', 'Rebels on Tatooine'];
const dark = Object.keys(stockDecks).filter((n) => !light.includes(n) && !/Drill/.test(n));
console.log(dark);
const memorial = { ...stockDecks['Rebels on Tatooine'] } as Record<string, number>;
memorial['Rebel Trooper'] = 3; memorial['Crash Site Memorial'] = 6;
for (const d of dark) { for (const l of light) pairs.push([stockDecks[d], stockDecks[l]]); pairs.push([stockDecks[d], memorial]); }
let last: any = null; import { premiere } from './packages/ccg/src/cards/premiere/index.ts';
const pool = (side: string) => premiere.filter((c) => c.side === side);
function deck(side: string, chance: any) { const d: Record<string, number> = {}; let n = 0; const p = pool(side); const loc = p.filter((c) => c.kind === 'location'); const rest = p.filter((c) => c.kind !== 'location');
  const add = (c: any, k: number) => { k = Math.min(k, 60 - n); if (k > 0) { d[c.name] = (d[c.name] ?? 0) + k; n += k; } };
  for (let i = 0; i < 10; i++) add(loc[below(chance, loc.length)], 1); while (n < 60) add(rest[below(chance, rest.length)], 2); return d; }
const t0 = Date.now(); let n = 0, dec = 0;
const seconds = Number(process.argv[2] ?? 60);
const used = new Map<string, number>();
outer: for (let i = 0; ; i++) for (const [p, decks] of pairs.entries()) {
  if ((Date.now() - t0) / 1000 > seconds) break outer;
  const seed = `${process.argv[3] ?? 'a'}${i}/${p}`;
  const dc = chanceFrom(seed + 'deck'); const s = ccg.start({ decks: [deck('dark', dc), deck('light', dc)] as any }, seed);
  const chance = chanceFrom(seed);
  let at = 0;
  try {
    for (; at < 6000; at++) {
      const now = ccg.pending(s);
      if (isOutcome(now)) break;
      const many = now.min === 1 && now.max === 1 ? 1 : now.min + below(chance, now.max - now.min + 1);
      const all = now.options.flatMap((o, k) => (o.verb === 'back' ? [] : [k])); const picks: number[] = [];
      // reluctant to pass
      while (picks.length < many) { let k = all[below(chance, all.length)] as number; if (['pass','decline','done'].includes(now.options[k]!.verb) && all.length > 1 && below(chance, 3) > 0) continue; all.splice(all.indexOf(k), 1); picks.push(k); }
      last = now.options.map((o: any) => [o.verb, o.on, o.clause]); ccg.answer(s, { player: now.player, at: now.at, picks: picks.sort((a, b) => a - b) }, (h: any) => { if (h.kind === 'takes effect') used.set(h.clause, (used.get(h.clause) ?? 0) + 1); });
      for (const of of [0, 1] as const) for (const card of s.zones.stacked[of]) if ((s.cards.host[card] ?? -1) < 0) throw new Error(`stacked on nothing: ${s.names[s.cards.definition[card]!]} after ${now.options[picks[0]!]?.verb} ${JSON.stringify(now.options[picks[0]!])}`);
    }
    if (at >= 6000) console.log('long', seed);
  } catch (e) { const d: any = ccg.pending(s); console.log(JSON.stringify(last), JSON.stringify(d.options?.map((o: any) => [o.verb, o.on, o.clause])), d.back, JSON.stringify(d.window)); console.log('FAIL', seed, at, e instanceof Error ? e.stack?.split('\n').slice(0, 6).join('\n') : e); }
  n++; dec += at;
}
console.log(n, 'games', dec, 'decisions', Math.round(dec / ((Date.now() - t0) / 1000)), '/s');

console.log([...used].filter(([k]) => k.startsWith('Crash')));
