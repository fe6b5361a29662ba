import type { Sound } from './sound.ts';

/** A tone: how high (Hz), from and to, when it starts and how long it lasts (s), how loud. */
interface Tone {
  readonly wave: OscillatorType | 'noise';
  readonly from: number;
  readonly to?: number;
  readonly at?: number;
  readonly lasts: number;
  readonly loud: number;
}

/** The sounds, each a few tones: soft and short, so that an evening of them is bearable. */
const score: Readonly<Record<Sound, readonly Tone[]>> = {
  'your move': [
    { wave: 'sine', from: 587, lasts: 0.16, loud: 0.16 },
    { wave: 'sine', from: 880, at: 0.09, lasts: 0.26, loud: 0.14 },
  ],
  deploy: [
    { wave: 'triangle', from: 130, to: 196, lasts: 0.22, loud: 0.22 },
    { wave: 'noise', from: 900, to: 300, lasts: 0.14, loud: 0.08 },
  ],
  hit: [
    { wave: 'noise', from: 1800, to: 220, lasts: 0.2, loud: 0.3 },
    { wave: 'square', from: 150, to: 60, lasts: 0.16, loud: 0.09 },
  ],
  dice: [0, 0.07, 0.13, 0.21, 0.3].map((at) => ({
    wave: 'noise',
    from: 3200 - at * 4000,
    at,
    lasts: 0.035,
    loud: 0.2,
  })),
  loss: [{ wave: 'triangle', from: 294, to: 98, lasts: 0.4, loud: 0.17 }],
  win: [392, 523, 659, 784].map((from, i) => ({ wave: 'triangle', from, at: i * 0.13, lasts: 0.5, loud: 0.14 })),
  lose: [330, 277, 233, 196].map((from, i) => ({ wave: 'triangle', from, at: i * 0.17, lasts: 0.5, loud: 0.13 })),
};

/** Sounds of one display follow each other at this distance. */
const apart = 0.24;

let audio: AudioContext | null = null;

/** Browsers let a page make sound only after it was touched: the first touch or key opens the way. */
export function openOnGesture(): () => void {
  const open = (): void => {
    audio ??= new AudioContext();
    if (audio.state === 'suspended') void audio.resume();
  };
  addEventListener('pointerdown', open);
  addEventListener('keydown', open);
  return () => {
    removeEventListener('pointerdown', open);
    removeEventListener('keydown', open);
  };
}

/** Plays sounds one after the other; nothing before the page was touched. */
export function play(sounds: readonly Sound[]): void {
  if (audio === null || audio.state !== 'running') return;
  for (const [i, sound] of sounds.entries())
    for (const tone of score[sound]) sing(audio, tone, audio.currentTime + i * apart);
}

function sing(context: AudioContext, { wave, from, to = from, at = 0, lasts, loud }: Tone, start: number): void {
  const begins = start + at;
  const ends = begins + lasts;
  const volume = context.createGain();
  volume.gain.setValueAtTime(0, begins);
  volume.gain.linearRampToValueAtTime(loud, begins + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, ends);
  volume.connect(context.destination);
  const source = wave === 'noise' ? noise(context, from, to, begins, ends, volume) : context.createOscillator();
  if (source instanceof OscillatorNode && wave !== 'noise') {
    source.type = wave;
    source.frequency.setValueAtTime(from, begins);
    source.frequency.exponentialRampToValueAtTime(to, ends);
    source.connect(volume);
  }
  source.start(begins);
  source.stop(ends);
}

/** Hiss through a filter that slides from one pitch to another. */
function noise(
  context: AudioContext,
  from: number,
  to: number,
  begins: number,
  ends: number,
  out: AudioNode,
): AudioBufferSourceNode {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * (ends - begins)), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.setValueAtTime(from, begins);
  filter.frequency.exponentialRampToValueAtTime(to, ends);
  source.connect(filter).connect(out);
  return source;
}
