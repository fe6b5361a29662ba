import { sittersAt } from '@binary-sunset/table';
import { games } from './games/index.ts';
import { flow } from './paper.ts';

/** What `--help` prints. */
export const usage = (): string[] => [
  'Binary Sunset: card games in a terminal.',
  '',
  '  npm run cli                     play at once, against the computer',
  '  npm run cli -- [OPTIONS]        play as you like it',
  '  npm run cli -- watch            watch two computer players',
  '  npm run cli -- resume FILE      go on with a saved game',
  '  npm run cli -- step FILE        look through a saved game, both ways',
  '',
  'Options:',
  '  --game GAME        what to play',
  '  --seat SEAT        where you sit',
  '  --deck DECK        your deck: a stock deck, or a file with lines like 2 Reek',
  '  --against DECK     the other deck',
  '  --opponent WHO     a computer player, or a person beside you',
  '  --sides WAY        roll or bid for sides, where the decks leave them open',
  '  --seed TEXT        what shuffles and dice follow from: play a game again',
  '  --save FILE        keep the game in a file, up to date after every answer',
  '  --help             this page',
  '',
  'Games:',
  ...games.flatMap((game) => [
    `  ${game.name}: ${game.title}`,
    `    seats: ${game.seats.join(', ')}`,
    `    opponents: ${sittersAt(game).join(', ')}`,
    ...flow('    decks: ', Object.keys(game.stockDecks), ', ', 80, '      '),
  ]),
  '',
  'In a game, type ? for what can be typed there.',
];
