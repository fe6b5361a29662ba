import type { Emblem } from './emblem.ts';

/** The number of a craft, as bars. */
const one = 'M22.5 41h3v6h-3z';
const two = 'M19.5 41h3v6h-3zM25.5 41h3v6h-3z';
const three = 'M17 41h3v6h-3zM22.5 41h3v6h-3zM28 41h3v6h-3z';

/** What those of a type have in common. */
const cross = [
  'M24 16l5 2 2 5-2 5-5 2-5-2-2-5 2-5zM21 20l1 3h4l1-3z',
  'M18 19L3 6l-1 3 15 14zM30 19L45 6l1 3-15 14zM18 27L3 40l-1-3 15-14zM30 27l15 13 1-3-15-14z',
] as const;
const crossEngines =
  'M14 10a3.5 3.5 0 1 1 0 7zM34 10a3.5 3.5 0 1 0 0 7zM14 36a3.5 3.5 0 1 0 0-7zM34 36a3.5 3.5 0 1 1 0-7z';
const fork = [
  'M20 2h8l3 9-3 6v14h-8V17l-3-6zM22 6l-1 5h6l-1-5z',
  'M11 24h26v5H11z',
  'M6 16h5v26H6zM37 16h5v26h-5z',
] as const;
const forkDomes = 'M6 14a2.5 3 0 0 1 5 0zM37 14a2.5 3 0 0 1 5 0z';
const ball = 'M24 14a9 9 0 1 1 0 18 9 9 0 0 1 0-18zm0 4a5 5 0 1 0 0 10 5 5 0 0 0 0-10z';
const struts = 'M8 21h7v4H8zM33 21h7v4h-7zM24 20a3 3 0 1 1 0 6 3 3 0 0 1 0-6z';
const panels = 'M3 12l3-10h3v42H6L3 34zM45 12L42 2h-3v42h3l3-10z';
const bent = 'M15 2h3L9 14v18l9 12h-3L4 33V13zM33 2h-3l9 12v18l-9 12h3l11-11V13z';

/** Ships and vehicles that everybody knows by sight. */
export const ships = {
  falcon: [
    ['M16 14L18 1h4v11h4V1h4l2 13a16 16 0 1 1-16 0zM24 22a6 6 0 1 0 0 12 6 6 0 0 0 0-12z', 'M38 17l3-6h4v9l-3 6z'],
    ['M24 25a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM22 37h4v5h-4z'],
  ],
  xWing: [cross, [crossEngines]],
  red1: [[...cross, one], [crossEngines]],
  red3: [[...cross, three], [crossEngines]],
  yWing: [fork, [forkDomes]],
  gold1: [[...fork, 'M22.5 35h3v7h-3z'], [forkDomes]],
  gold5: [[...fork, 'M15 35h2.5v7H15zM19 35h2.5v7H19zM23 35h2.5v7H23zM27 35h2.5v7H27zM31 35h2.5v7H31z'], [forkDomes]],
  tie: [[ball, panels], [struts]],
  black2: [[ball, panels, two], [struts]],
  black3: [[ball, panels, three], [struts]],
  tieAdvanced: [[ball, bent], [struts]],
  vadersTie: [
    [ball, bent],
    [struts, 'M20 10h8v4h-8zM20 32h8v4h-8zM10 15l5-6v28l-5-6zM38 15l-5-6v28l5-6z'],
  ],
  tieScout: [
    [ball, 'M2 23L10 3h3v12l-6 8 6 8v12h-3zM46 23L38 3h-3v12l6 8-6 8v12h3z'],
    [struts, 'M23 3h2v9h-2zM18 2h12v3H18z'],
  ],
  starDestroyer: [['M24 1l20 40-8 4H12l-8-4zM24 14l-9 24h18z', 'M24 24l5 12H19z'], ['M18 41h12v3H18zM23 6h2v9h-2z']],
  devastator: [
    ['M1 33l29-11v-5h3v-6h-3V6h13v5h-3v6h3l3 6v9l-5 5H10zM12 32v2h28v-2z'],
    ['M14 39h24l-6 4H20zM32 2h3v3h-3zM38 2h3v3h-3z'],
  ],
  landspeeder: [
    ['M1 30l9-6h10l2-8h3l-1 8h12l9 3v6l-6 3H8zM14 26v3h7v-3z'],
    ['M30 16h14v6H30zM8 39h10v2H8zM22 39h14v2H22z'],
  ],
  floater: [
    ['M3 30c4-10 12-15 22-15 9 0 17 6 20 14l-5 5H9zM12 26h9v-6c-4 1-7 3-9 6zm12 0h11c-2-4-6-6-11-6z'],
    ['M8 37h30l-5 4H14z'],
  ],
  sailer: [
    ['M24 20l4 8 2 12-6 6-6-6 2-12zM24 30l-2 6h4z'],
    ['M24 18C12 20 5 15 3 5 12 1 20 3 23 9zM24 18c12 2 19-3 21-13-9-4-17-2-20 4z', 'M23 9h2v10h-2z'],
  ],
  airspeeder: [
    ['M3 8l28 9c9 3 14 6 14 8s-5 5-14 8L3 42v-3l17-9v-10L3 11zM30 21v8l8-4z'],
    ['M12 22h6v6h-6zM2 15h9v2H2zM2 33h9v2H2z'],
  ],
  dartSpeeder: [
    ['M2 27h14l4-6h8l3 4 15 3-12 5H10z', 'M18 11h3l3 9h-4zM24 11a3 3 0 1 1 0-6 3 3 0 0 1 0 6z'],
    ['M34 18h12v3H34zM12 36l8 6h-6l-6-6zM28 36l-8 6h6l6-6z'],
  ],
  kenobisDelta: [
    ['M24 3l17 34-6 4-8-4h-6l-8 4-6-4zM24 14l-3 7h6zM24 25a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z'],
    ['M21.5 40h5v5h-5zM3 26h3v9H3zM42 26h3v9h-3zM24 27a1.5 1.5 0 1 1 0 3z'],
  ],
} as const satisfies Record<string, Emblem>;
