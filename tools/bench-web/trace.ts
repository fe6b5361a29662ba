import type { CDPSession, Page } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly pid: number;
  readonly tid: number;
  readonly args?: { readonly name?: string };
}

/** What the page's own thread did while something was done. */
export interface Trace {
  /** Script, style and layout within each sixtieth of a second in which there was any, in milliseconds. */
  readonly frames: readonly number[];
  /** The longest task, in milliseconds. */
  readonly longestTask: number;
}

const work = new Set([
  'FunctionCall',
  'EvaluateScript',
  'TimerFire',
  'FireAnimationFrame',
  'EventDispatch',
  'RunMicrotasks',
  'UpdateLayoutTree',
  'Layout',
  'PrePaint',
]);

export async function traced(page: Page, act: () => Promise<void>): Promise<Trace> {
  const client = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  client.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await client.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'toplevel'] },
  });
  await act();
  await stopped(client);
  return read(events);
}

function stopped(client: CDPSession): Promise<void> {
  return new Promise((resolve, reject) => {
    client.once('Tracing.tracingComplete', () => resolve());
    client.send('Tracing.end').catch(reject);
  });
}

const frame = 1e6 / 60;

function read(events: readonly TraceEvent[]): Trace {
  const main = events.find(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const busiest = mainThread(events) ?? main;
  const own = events.filter(({ pid, tid, ph }) => ph === 'X' && pid === busiest?.pid && tid === busiest.tid);
  const frames = new Map<number, number>();
  let until = 0;
  for (const { ts, dur: whole = 0, tdur: dur = whole } of own
    .filter(({ name }) => work.has(name))
    .sort((a, b) => a.ts - b.ts)) {
    // What lies within another piece of work is counted with it.
    if (ts < until) continue;
    until = ts + whole;
    const at = Math.floor(ts / frame);
    frames.set(at, (frames.get(at) ?? 0) + dur / 1000);
  }
  const tasks = own.filter(({ name }) => name === 'RunTask' || name === 'ThreadControllerImpl::RunTask');
  return {
    frames: [...frames.values()],
    longestTask: Math.max(0, ...tasks.map(({ dur = 0, tdur = dur }) => tdur / 1000)),
  };
}

/** The thread on which the page is laid out: there may be others of the same name for other frames. */
function mainThread(events: readonly TraceEvent[]): TraceEvent | undefined {
  const counts = new Map<string, { readonly event: TraceEvent; count: number }>();
  for (const event of events) {
    if (event.name !== 'UpdateLayoutTree') continue;
    const key = `${event.pid}/${event.tid}`;
    const found = counts.get(key);
    if (found === undefined) counts.set(key, { event, count: 1 });
    else found.count++;
  }
  return [...counts.values()].sort((a, b) => b.count - a.count)[0]?.event;
}

/** The value that so many per cent lie at or below. */
export function percentile(values: readonly number[], per: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil((sorted.length * per) / 100) - 1)] ?? 0;
}
