import { type Decision, isOutcome, type Outcome, type Viewer } from '@binary-sunset/kernel';
import { letComputersPlay, linesOf, people, textOf, voiceFor } from '@binary-sunset/table';
import { howToMean } from './cardsMeant.ts';
import { backKey, noneKey, picksIn, whatToType } from './choices.ts';
import { type Command, type CommandWord, commandIn, helpOn } from './commands.ts';
import { complaintIn } from './complaint.ts';
import { below, type Conversation, onCleanPage, onSecretPage, type Reply, repliesOn } from './conversation.ts';
import type { TerminalMatch } from './games/terminalGame.ts';
import { type Kept, keeperOf } from './keeping.ts';
import { isLookWord, type LookWord, look, lookWords } from './looking.ts';
import type { Looking } from './onlooker.ts';
import { decisionLines, recent, tableLines } from './pages.ts';
import { type Paper, wrap } from './paper.ts';

type Word = 'pass' | 'back' | 'none' | 'undo' | 'redo' | LookWord | 'save' | 'concede' | 'help' | 'quit';

const words: readonly CommandWord<Word>[] = [
  { word: 'pass', keys: ['p', 'pass', 'done'], means: 'pass, or be done with choosing' },
  { word: 'back', keys: [backKey, 'back'], means: 'think better of it, where that is offered' },
  { word: 'none', keys: [noneKey], means: 'choose none, where any number may be chosen' },
  { word: 'undo', keys: ['u', 'undo'], means: 'take your last answer back' },
  { word: 'redo', keys: ['r', 'redo'], means: 'give it again' },
  ...lookWords,
  {
    word: 'save',
    keys: ['save'],
    argument: 'FILE',
    means: 'keep the game; npm run cli -- resume FILE goes on with it',
  },
  { word: 'concede', keys: ['c', 'concede'], means: 'give the game up' },
  { word: 'help', keys: ['?', 'h', 'help'], means: 'this list' },
  { word: 'quit', keys: ['q', 'quit', 'exit'], means: 'leave' },
];

const nothingToDecide = 'There is nothing to decide.';

/** A game at the terminal, with one person at it or two who take turns. */
export function playing(match: TerminalMatch, kept: Kept, paper: Paper): Conversation {
  const { table: terminal, seats } = match;
  const { game } = terminal;
  const seatNames = (): readonly [string, string] => terminal.seatNames(match.state.facts);
  const { ink } = paper;
  const { remark, refuse } = repliesOn(paper);
  const [alone = null, ...others] = people(seats);
  const shared = others.length > 0;
  const keeper = keeperOf(match, kept);

  /** Who is at the screen. Where two share it, nobody is until they say so. */
  let viewer: Viewer = shared || alone === null ? 'spectator' : alone;
  let question: 'concede' | 'leave' | null = null;
  let finished = false;

  const ownDecision = (): Decision | null => {
    const { pending } = match;
    return !isOutcome(pending) && pending.player === viewer ? pending : null;
  };

  const looking = (): Looking => ({
    ...paper,
    terminal,
    view: game.view(match.state, viewer),
    decision: ownDecision(),
    story: match.story,
  });

  function page(): Reply {
    const { pending } = match;
    if (isOutcome(pending)) {
      if (shared) viewer = 'spectator';
      return onCleanPage([...position(), ...outcome(pending)]);
    }
    if (pending.player !== viewer) return handOver(seatNames()[pending.player]);
    return onCleanPage([...position(), ...decisionLines(terminal, match.state, pending, paper)]);
  }

  const position = (): string[] => [
    ...tableLines(terminal, game.view(match.state, viewer), paper),
    ...recent(sinceLastAnswer(), paper),
  ];

  function sinceLastAnswer(): string[] {
    const { story } = match;
    let first = story.length - 1;
    while (first > 0 && story[first]?.answer?.player !== viewer) first--;
    return story.slice(first).flatMap((chapter) => linesOf(terminal, chapter, viewer).map(textOf));
  }

  function outcome({ winner, because }: Outcome): string[] {
    const result = winner === null ? 'Nobody wins' : voiceFor(viewer, seatNames()).does(winner, 'win', 'wins');
    return [
      ink.strong(`The game is over. ${result}: ${because}.`),
      ink.faint('u takes the last answer back, l shows the log, save FILE keeps it, q leaves.'),
    ];
  }

  function handOver(name: string): Reply {
    viewer = 'spectator';
    return onSecretPage([
      '',
      `  ${ink.strong(name)} has to decide.`,
      '',
      '  Hand over to them and look away; then they press Enter.',
      '',
    ]);
  }

  /** Whoever was asked for is at the screen. */
  function sitDown(command: Command<Word>): Reply {
    const { pending } = match;
    if (isOutcome(pending)) return page();
    if (command.kind !== 'nothing')
      return refuse(`Before anything else, ${seatNames()[pending.player]} has to press Enter.`);
    viewer = pending.player;
    return page();
  }

  /** Something was decided or taken back. */
  function changed(): Reply {
    letComputersPlay(match);
    const trouble = keeper.changed();
    const shown = page();
    return trouble === null ? shown : { ...shown, lines: [...shown.lines, ink.wrong(trouble)] };
  }

  function answer(decision: Decision, picks: readonly number[] | { readonly wrong: string }): Reply {
    if ('wrong' in picks) return refuse(picks.wrong);
    match.give({ player: decision.player, at: decision.at, picks });
    return changed();
  }

  const answerWith = (decision: Decision, option: number, otherwise: string): Reply =>
    answer(decision, option < 0 ? { wrong: `${otherwise}: ${whatToType(decision)}.` } : [option]);

  /** Words that answer a decision. */
  function decide(word: 'pass' | 'back' | 'none' | 'concede'): Reply {
    const decision = ownDecision();
    if (decision === null) return remark(nothingToDecide);
    const { options, back } = decision;
    switch (word) {
      case 'pass':
        return answerWith(
          decision,
          options.findIndex(({ verb }) => terminal.passing.includes(verb)),
          'You cannot pass here',
        );
      case 'back':
        return answerWith(
          decision,
          back === true ? options.length - 1 : -1,
          'There is no way back from here (though u takes back an answer)',
        );
      case 'none':
        return answer(decision, picksIn(decision, ''));
      case 'concede':
        question = 'concede';
        return remark('Do you give the game up? Type yes, or anything else to play on.');
    }
  }

  function concede(typed: string): Reply {
    const player = ownDecision()?.player;
    if (player === undefined || !/^\s*y(es)?\s*$/i.test(typed)) return remark('You play on.');
    match.give({ player, concede: true });
    return changed();
  }

  function save(path: string): Reply {
    const target = keeper.save(path);
    if (target === null) return remark('Type save and the name of a file, such as: save game.json');
    return remark(`Saved. To go on with it: npm run cli -- resume ${target}`);
  }

  function quit(sure: boolean): Reply {
    if (keeper.unsaved && !sure && !isOutcome(match.pending)) {
      question = 'leave';
      return remark(
        'The game as it is now is not saved: q again leaves it, save FILE keeps it, an empty line goes on.',
      );
    }
    finished = true;
    return remark(keeper.farewell());
  }

  function help(): string[] {
    const decision = ownDecision();
    return [
      decision === null ? 'You can type:' : `To answer, ${whatToType(decision)}. Or type:`,
      ...helpOn(words, paper),
      ...wrap(`  CARD is ${howToMean}.`, paper.width, '  '),
      '  An empty line shows the table again.',
    ];
  }

  function obey(word: Word, argument: string): Reply {
    if (isLookWord(word)) return below(...look[word](looking(), argument));
    switch (word) {
      case 'undo':
        return match.undo() ? changed() : remark('There is nothing to take back.');
      case 'redo':
        return match.redo() ? changed() : remark('There is nothing to give again.');
      case 'save':
        return save(argument);
      case 'help':
        return below(...help());
      case 'quit':
        return quit(false);
      default:
        return decide(word);
    }
  }

  function understand(command: Command<Word>): Reply {
    const decision = ownDecision();
    switch (command.kind) {
      case 'nothing':
        return page();
      case 'numbers':
        return decision === null ? remark(nothingToDecide) : answer(decision, picksIn(decision, command.text));
      case 'unknown': {
        const instead = decision === null ? '' : `${whatToType(decision)}, or `;
        return refuse(`"${command.text}" says nothing here: ${instead}? for all that can be typed.`);
      }
      case 'word':
        return obey(command.word, command.argument);
    }
  }

  function hear(typed: string): Reply {
    const command = commandIn(typed, words);
    const asked = question;
    question = null;
    if (asked === 'concede') return concede(typed);
    if (command.kind === 'word' && command.word === 'quit') return quit(asked === 'leave');
    const someoneHasToSitDown = viewer === 'spectator' && !isOutcome(match.pending);
    return someoneHasToSitDown ? sitDown(command) : understand(command);
  }

  return {
    open: page,
    hear(typed) {
      try {
        return hear(typed);
      } catch (error) {
        return refuse(complaintIn(error));
      }
    },
    breakOff: (why) => below('', ...remark(`${why} ${keeper.farewell()}`).lines),
    get finished() {
      return finished;
    },
  };
}
