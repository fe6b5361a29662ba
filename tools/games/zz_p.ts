import { chanceFrom, below, isOutcome } from '@binary-sunset/kernel';
import { ccg } from '@binary-sunset/ccg';
import { readFileSync } from 'node:fs';
import { ccgSubject } from './ccg.ts';
const ids = new Set<string>();
for (const f of ['advanced-rulebook','current-practice','glossary','supplements']) for (const l of readFileSync(`/work/shared/rules/ccg-${f}.tsv`,'utf8').split('\n')) { const c = l.split('\t'); if (c[7] === 'active') ids.add(c[0]!); }
const seen = new Map<string, number>(); const bad = new Map<string, string>(); let calls = 0, time = 0;
const verbs = new Set(['play','deploy','use','fire','drain','initiate battle','attack creature','attack with','replace']);
for (let g = 0; g < Number(process.argv[2] ?? 12); g++) {
  const chance = chanceFrom(`ex${g}`);
  const s = ccg.start(ccgSubject.randomSetup(chance), `ex${g}`);
  for (let d = 0; d < 250; d++) {
    const now = ccg.pending(s); if (isOutcome(now)) break;
    if (d % 3 === 0) for (const who of [0, 1] as const) {
      const view = ccg.view(s, who);
      for (const card of view.cards) if (card.name !== null) {
        const t0 = performance.now();
        let lines; try { lines = ccg.explain(view, card.handle); } catch (e) { bad.set(`${card.name}: ${(e as Error).message}`, (e as Error).stack!.split('\n').slice(0,6).join('\n')); continue; }
        time += performance.now() - t0; calls++;
        for (const l of lines) { if (!l.possible) { seen.set(`${l.rule} ${l.because}`.slice(0, 90), 1); if (!ids.has(l.rule ?? '')) bad.set(`inactive rule ${l.rule}: ${l.because}`, l.what); } }
        if (now.player === who) for (const o of now.options) if (o.on !== undefined && 'card' in o.on && o.on.card === card.handle && verbs.has(o.verb) && now.window !== undefined && !lines.some((l) => l.possible)) bad.set(`${card.name} offered ${o.verb} but not explained`, JSON.stringify(lines.slice(0,2)));
      }
    }
    ccg.answer(s, { player: now.player, at: now.at, picks: now.max === 0 ? [] : Array.from({ length: Math.max(1, now.min) }, (_, i) => i).map((i) => (now.min <= 1 ? below(chance, now.options.length) : i)) });
  }
}
console.log(calls, 'calls', (time / calls * 1000).toFixed(0), 'us each');
for (const [k, v] of bad) console.log('BAD', k, '|', v.slice(0, 400));
console.log([...seen.keys()].sort().join('\n'));
