/** What several wear or have: faces are in half tone, hair and clothes in full. */
export const face = 'M16 12h16v10c0 6-4 10-8 10s-8-4-8-10zM18.5 18v2.5H22V18zM26 18v2.5h3.5V18z';
export const gaunt = 'M17 11h14v11l-2 3-2 7h-6l-2-7-2-3zM19 17.5V20h3.5v-2.5zM25.5 17.5V20H29v-2.5z';
export const tunic = 'M5 46c0-8 4-11 12-13l7 9 7-9c8 2 12 5 12 13z';
export const gown = 'M18 33h12c7 1 11 5 12 13H6c1-8 5-12 12-13zm6 3-3 4 3 4 3-4z';
export const uniform = 'M5 46c0-8 4-11 13-12l6 3 6-3c9 1 13 4 13 12zM29 40v3.5h9V40z';
export const helmet = 'M24 3c10 0 15 6 15 15v12l-5 5V19H14v16l-5-5V18C9 9 14 3 24 3z';
export const visor = 'M15 20h18v4c0 5-4 8-9 8s-9-3-9-8zM19 22v2.5h3.5V22zM25.5 22v2.5H29V22z';
export const vest = 'M7 46c1-6 3-8 8-9h18c5 1 7 3 8 9zM16 39l3 7h2l-3-7zM32 39l-3 7h-2l3-7z';
export const blackHelmet =
  'M24 3c10 0 15 6 15 15l3 12H30l-2 6h-8l-2-6H6l3-12C9 9 14 3 24 3zM13 19c0 5 3 7 8 7 0-5-3-8-8-7zM35 19c0 5-3 7-8 7 0-5 3-8 8-7zM22 29v4h4v-4z';
export const hoses = 'M14 33h4v6h12v-6h4v9H14z';
