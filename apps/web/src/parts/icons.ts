interface Drawing {
  readonly line?: string;
  readonly fill?: string;
}

/** Small signs on a grid of 16 by 16: strokes, and what is filled. */
export const icons = {
  power: { fill: 'M8 1.5l2.3 4.2L15 8l-4.7 2.3L8 14.5l-2.3-4.2L1 8l4.7-2.3z' },
  ability: {
    line: 'M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8z',
    fill: 'M5.8 8a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0z',
  },
  forfeit: {
    line: 'M8 1.8l5.4 3.1v6.2L8 14.2l-5.4-3.1V4.9z',
    fill: 'M6.3 8a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0z',
  },
  bulb: {
    line: 'M8 1.8a4.3 4.3 0 0 0-2.4 7.9c.5.4.8.9.8 1.5v.3h3.2v-.3c0-.6.3-1.1.8-1.5A4.3 4.3 0 0 0 8 1.8zM6.6 13.8h2.8',
  },
  deploy: { line: 'M8 2v8M4.8 7L8 10.2 11.2 7M3 13.5h10' },
  destiny: { line: 'M8 1.5L14.5 8 8 14.5 1.5 8z' },
  armor: { line: 'M8 1.8l5.5 2v4.4c0 3-2.3 5-5.5 6.3C4.8 13.2 2.5 11.2 2.5 8.2V3.8z' },
  maneuver: { line: 'M2 12.5c6 0 4-9 10.5-9M9.5 1.5l3.2 2-2 3.2' },
  hyper: { line: 'M2.5 3.5L7 8l-4.5 4.5M8 3.5L12.5 8 8 12.5' },
  land: { line: 'M2 12.5h12M3.5 9.5l3-6h3l3 6z' },
  speed: { line: 'M2.5 11.5a6 6 0 1 1 11 0M8 9.5l3-4' },
  health: { line: 'M8 13.5S2 10 2 6a3 3 0 0 1 6-1 3 3 0 0 1 6 1c0 4-6 7.5-6 7.5z' },
  build: { line: 'M2 5l6-3 6 3-6 3zM2 8l6 3 6-3M2 11l6 3 6-3' },
  parsec: {
    line: 'M8 2.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zM2.5 8h11M8 2.5c2 1.5 2.5 3.5 2.5 5.5s-.5 4-2.5 5.5M8 2.5C6 4 5.5 6 5.5 8s.5 4 2.5 5.5',
  },
  warrior: { line: 'M3 13L12.5 3.5M12.5 3.5h-3M12.5 3.5v3M5 9l2 2' },
  wheel: {
    line: 'M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2zM2.5 6.5h11M8 9v4.8',
    fill: 'M6.5 7.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0z',
  },
  nav: { line: 'M8 1.5l4.5 12L8 11l-4.5 2.5z' },
  link: { line: 'M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2zM8 5.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM8 2v3.5M8 10.5V14' },
  mobile: { line: 'M3 8h10M10 5l3 3-3 3M3 4v8' },
  hand: { line: 'M4 13.5V5.5l3-1 4.5-1 .5 10z M6.5 4.5V2.5h7v9H12' },
  drain: { line: 'M8 2v7M5 6.5L8 9.5l3-3M3 13.5c1.7-1.6 3.3-1.6 5 0s3.3 1.6 5 0' },
  target: { line: 'M8 3.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM8 1v3.5M8 11.5V15M1 8h3.5M11.5 8H15' },
  tap: { line: 'M12.5 5.5A5.5 5.5 0 1 0 13.5 9M13 2v4H9' },
  hit: { line: 'M3 3l10 10M13 3L3 13' },
  check: { line: 'M3 8.5l3.2 3.2L13 4.8' },
  lock: { line: 'M4 7.5h8v6H4zM5.5 7.5v-2a2.5 2.5 0 0 1 5 0v2' },
  undo: { line: 'M3 7h7a3.5 3.5 0 0 1 0 7H7M6 4L3 7l3 3' },
  menu: { line: 'M2.5 4.5h11M2.5 8h11M2.5 11.5h11' },
  outline: { line: 'M2.5 3.5h4M6 8h7.5M6 12.5h7.5M3.5 3.5v9H6M3.5 8H6' },
  sound: { line: 'M2.5 6.5v3h2.5l3.5 3v-9L5 6.5zM11 6c1 1 1 3 0 4M13 4c2 2 2 6 0 8' },
  help: {
    line: 'M8 1.8a6.2 6.2 0 1 1 0 12.4A6.2 6.2 0 0 1 8 1.8zM6.2 6.2C6.2 4 9.8 4 9.8 6.2c0 1.5-1.8 1.5-1.8 3',
    fill: 'M7 11.5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0z',
  },
  book: {
    line: 'M8 4c-1.5-1.2-3.5-1.5-5.5-1.5v10c2 0 4 .3 5.5 1.5 1.5-1.2 3.5-1.5 5.5-1.5v-10c-2 0-4 .3-5.5 1.5zM8 4v10',
  },
  next: { line: 'M6 3l5 5-5 5' },
  prev: { line: 'M10 3L5 8l5 5' },
  down: { line: 'M3 6l5 5 5-5' },
  up: { line: 'M3 10l5-5 5 5' },
  play: { fill: 'M4.5 2.5L13 8l-8.5 5.5z' },
  clock: { line: 'M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2zM8 4.5V8l2.5 1.5' },
  cpu: {
    line: 'M4.5 4.5h7v7h-7zM6.5 2v2.5M9.5 2v2.5M6.5 11.5V14M9.5 11.5V14M2 6.5h2.5M2 9.5h2.5M11.5 6.5H14M11.5 9.5H14',
  },
  people: {
    line: 'M6 3a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM1.5 13.5c0-3 2-4 4.5-4s4.5 1 4.5 4M10.5 3.5a2.3 2.3 0 0 1 0 4.2M12 9.8c1.6.5 2.5 1.7 2.5 3.7',
  },
  file: { line: 'M4 1.8h5.5L12.5 5v9.2H4zM9.5 1.8V5h3' },
  star: { line: 'M8 2l1.8 4 4.2.5-3.2 2.8.9 4.2L8 11.3l-3.7 2.2.9-4.2L2 6.5 6.2 6z' },
  shield: { line: 'M8 1.8l5.5 2v4.4c0 3-2.3 5-5.5 6.3C4.8 13.2 2.5 11.2 2.5 8.2V3.8zM8 5v6M5 8h6' },
  share: { line: 'M6.5 9.5l3-3M7 4.5l1.5-1.5a3 3 0 0 1 4.5 4.5L11.5 9M9 11.5L7.5 13A3 3 0 0 1 3 8.5L4.5 7' },
  close: { line: 'M4 4l8 8M12 4l-8 8' },
  trash: { line: 'M2.5 4.5h11M6 4.5V2.5h4v2M4 4.5l.7 9h6.6l.7-9M6.8 7v4M9.2 7v4' },
  settings: {
    line: 'M2.5 4.5h5M11.5 4.5h2M2.5 11.5h2M8.5 11.5h5M9.5 2.7a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6zM6.5 9.7a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6z',
  },
  save: { line: 'M8 2v8M4.5 7L8 10.5 11.5 7M2.5 13.5h11' },
  swap: { line: 'M3 5.5h9M9.5 3L12 5.5 9.5 8M13 10.5H4M6.5 8L4 10.5 6.5 13' },
  home: { line: 'M2.5 7.5L8 2.5l5.5 5M4 6.5v7h8v-7' },
  search: { line: 'M7 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM10.5 10.5l3.5 3.5' },
  redo: { line: 'M13 7H6a3.5 3.5 0 0 0 0 7h3M10 4l3 3-3 3' },
  mute: { line: 'M2.5 6.5v3h2.5l3.5 3v-9L5 6.5zM11 6.5l3 3M14 6.5l-3 3' },
  log: { line: 'M3.5 2.5h9v11h-9zM6 5.5h4M6 8h4M6 10.5h2.5' },
  plus: { line: 'M8 3v10M3 8h10' },
  minus: { line: 'M3 8h10' },
} as const satisfies Record<string, Drawing>;

export type IconName = keyof typeof icons;
