/** The colours of a place, and what its horizon is made of. */
export interface World {
  readonly sky: readonly [string, string, string];
  readonly land: readonly [string, string, string, string];
  readonly sun: readonly [string, string];
  readonly planet: readonly [string, string, string];
  readonly ridge: 'dune' | 'jungle' | 'block' | 'peak' | 'city';
  readonly suns?: 2;
}

const world = (
  ridge: World['ridge'],
  sky: World['sky'],
  land: World['land'],
  sun: World['sun'],
  planet: World['planet'],
): World => ({ ridge, sky, land, sun, planet });

const tatooine: World = {
  ...world(
    'dune',
    ['#101c38', '#3d3558', '#c9785a'],
    ['#8a5a4a', '#5e4044', '#33293a', '#1a1826'],
    ['#ffd9a0', '#ffb27a'],
    ['#e7c08a', '#b57c4f', '#5b3a32'],
  ),
  suns: 2,
};

const worlds: Readonly<Record<string, World>> = {
  Tatooine: tatooine,
  Yavin: world(
    'jungle',
    ['#0c1f2a', '#1d4a4c', '#6fa483'],
    ['#3c6a58', '#2a4f46', '#1b3636', '#101f24'],
    ['#f4e7c0', '#ffcf9a'],
    ['#8fc09a', '#3f7d68', '#1c3b40'],
  ),
  'Death Star': world(
    'block',
    ['#0d1420', '#1f2b3c', '#47586c'],
    ['#3b4858', '#2b3644', '#1d2632', '#121922'],
    ['#cfe0f0', '#9fb6cc'],
    ['#a9b5c2', '#66727f', '#2b333d'],
  ),
  Alderaan: world(
    'peak',
    ['#0b1c38', '#1f4a78', '#86b6d6'],
    ['#4c7fa0', '#355f80', '#234360', '#14283e'],
    ['#fff0d0', '#ffd2a0'],
    ['#a8d4e8', '#4b8fbf', '#1d3f66'],
  ),
  Geonosis: world(
    'peak',
    ['#160f1c', '#4a2433', '#b0604a'],
    ['#6a3a3a', '#4a2a30', '#301d26', '#1b1219'],
    ['#ffc79a', '#ff9a78'],
    ['#d8906a', '#8f4a40', '#3d2028'],
  ),
  Hoth: world(
    'peak',
    ['#0d1a2c', '#2f4c6c', '#b6cfe0'],
    ['#8fb0c8', '#64879f', '#405f78', '#22384c'],
    ['#ffffff', '#cfe4f4'],
    ['#e6f1f8', '#9dbbd0', '#48657e'],
  ),
  Bespin: world(
    'dune',
    ['#241a3a', '#7a4458', '#f0a878'],
    ['#b07070', '#84506a', '#583a58', '#2e2440'],
    ['#ffe6b8', '#ffc38c'],
    ['#f0c0a0', '#b97a70', '#5a3a4c'],
  ),
  Coruscant: world(
    'city',
    ['#0e1730', '#33406e', '#c08a8a'],
    ['#5a5f86', '#3f466c', '#2a3050', '#181c34'],
    ['#ffdcb0', '#ffb890'],
    ['#c8b8a8', '#7a6f80', '#332f48'],
  ),
  Kamino: world(
    'dune',
    ['#0a141e', '#1c3444', '#5c8090'],
    ['#2f5666', '#234350', '#17303c', '#0e1f28'],
    ['#d6ecf2', '#9fc4d0'],
    ['#8fb6c4', '#3f6c80', '#18303c'],
  ),
  Naboo: world(
    'jungle',
    ['#0d2034', '#2c5a6c', '#d8c890'],
    ['#5c8a58', '#426c4a', '#2a4a3a', '#182c28'],
    ['#fff2c4', '#ffdc9a'],
    ['#b4d89a', '#5a9478', '#264a4c'],
  ),
};

/** The world that a place is on, if its name says so; otherwise one that the number picks. */
export function worldOf(place: string, number: number): World {
  const all = Object.entries(worlds);
  const named = all.find(([word]) => place.includes(word));
  const [, found] = named ?? all[Math.floor(number * all.length)] ?? ['', tatooine];
  return found;
}
