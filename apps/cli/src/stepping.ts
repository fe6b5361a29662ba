import { type Decision, isOutcome, type Viewer } from '@binary-sunset/kernel';
import { type Chapter, linesOf, type Story, textOf } from '@binary-sunset/table';
import { howToMean } from './cardsMeant.ts';
import { keysOf } from './choices.ts';
import { type Command, type CommandWord, commandIn, helpOn } from './commands.ts';
import { complaintIn } from './complaint.ts';
import { below, type Conversation, onCleanPage, type Reply, repliesOn } from './conversation.ts';
import type { TerminalGame } from './games/terminalGame.ts';
import { isLookWord, type LookWord, look, lookWords } from './looking.ts';
import { decisionLines, recent, tableLines } from './pages.ts';
import { apart, type Paper, wrap } from './paper.ts';

type Word = 'next' | 'previous' | 'first' | 'last' | 'view' | LookWord | 'help' | 'quit';

const words: readonly CommandWord<Word>[] = [
  { word: 'next', keys: ['n', 'next'], means: 'on to where something can be seen; so does an empty line' },
  { word: 'previous', keys: ['p', 'previous'], means: 'back to where something could be seen' },
  { word: 'first', keys: ['first'], means: 'to the beginning' },
  { word: 'last', keys: ['last'], means: 'to the end' },
  { word: 'view', keys: ['v', 'view'], means: 'look on as the next viewer: a spectator, or one of the players' },
  ...lookWords,
  { word: 'help', keys: ['?', 'h', 'help'], means: 'this list' },
  { word: 'quit', keys: ['q', 'quit', 'exit'], means: 'leave' },
];

const viewers: readonly [Viewer, Viewer, Viewer] = ['spectator', 0, 1];

export interface Film {
  readonly terminal: TerminalGame;
  readonly story: Story;
  /** Something to know before looking. */
  readonly notice: string | null;
}

/** A game that was played, looked through both ways. */
export function stepping({ terminal, story, notice }: Film, paper: Paper): Conversation {
  const { game } = terminal;
  const { ink } = paper;
  const { remark, refuse } = repliesOn(paper);
  const end = story.length - 1;
  let at = 0;
  let viewer: Viewer = 'spectator';
  let finished = false;

  const chapter = (): Chapter => story[at] ?? story[0];

  const decisionAt = ({ to }: Chapter): Decision | null => {
    const pending = game.pending(to);
    return !isOutcome(pending) && pending.player === viewer ? pending : null;
  };

  /** Does the viewer notice anything there? Whether somebody else was asked is not for them to know. */
  const canBeSeen = (seen: Chapter | undefined): boolean =>
    seen !== undefined && (linesOf(terminal, seen, viewer).length > 0 || decisionAt(seen) !== null);

  function step(by: 1 | -1): Reply {
    const there = by === 1 ? end : 0;
    if (at === there) return remark(by === 1 ? 'This is the end.' : 'This is the beginning.');
    do at += by;
    while (at !== there && !canBeSeen(story[at]));
    return page();
  }

  function jump(text: string): Reply {
    const wanted = Number(text);
    if (!Number.isInteger(wanted) || wanted > end) return refuse(`Type one number from 0 to ${end}.`);
    at = wanted;
    return page();
  }

  function page(): Reply {
    const { to } = chapter();
    const who = viewer === 'spectator' ? 'a spectator' : terminal.seatNames(to.facts)[viewer];
    return onCleanPage([
      ...tableLines(terminal, game.view(to, viewer), paper),
      ...recent(linesOf(terminal, chapter(), viewer).map(textOf), paper),
      ...decided(),
      apart(
        ink.strong(`After ${at} of ${end} answers, as ${who} sees it.`),
        ink.faint('n next · p previous · ? help'),
        paper,
      ),
    ]);
  }

  function decided(): string[] {
    const decision = decisionAt(chapter());
    if (decision === null) return [];
    const given = story[at + 1]?.answer ?? null;
    const keys = keysOf(decision);
    const chosen = given === null || 'concede' in given ? null : given.picks.map((pick) => keys[pick]).join(' ');
    return [
      ...decisionLines(terminal, chapter().to, decision, paper),
      ...(chosen === null ? [] : [`  chosen: ${ink.key(chosen || 'none')}`]),
    ];
  }

  function obey(word: Word, argument: string): Reply {
    if (isLookWord(word)) {
      const view = game.view(chapter().to, viewer);
      return below(
        ...look[word](
          { ...paper, terminal, view, decision: decisionAt(chapter()), story: story.slice(0, at + 1) },
          argument,
        ),
      );
    }
    switch (word) {
      case 'next':
        return step(1);
      case 'previous':
        return step(-1);
      case 'first':
        return jump('0');
      case 'last':
        return jump(String(end));
      case 'view':
        viewer = viewers[(viewers.indexOf(viewer) + 1) % viewers.length] ?? 'spectator';
        return page();
      case 'help':
        return below(
          ...helpOn(words, paper),
          ...wrap(`  A number jumps to where so many answers were given. CARD is ${howToMean}.`, paper.width, '  '),
        );
      case 'quit':
        finished = true;
        return below();
    }
  }

  function understand(command: Command<Word>): Reply {
    switch (command.kind) {
      case 'nothing':
        return step(1);
      case 'numbers':
        return jump(command.text);
      case 'unknown':
        return refuse(
          `"${command.text}" says nothing here: type a number from 0 to ${end}, or ? for all that can be typed.`,
        );
      case 'word':
        return obey(command.word, command.argument);
    }
  }

  return {
    open() {
      const shown = page();
      return notice === null ? shown : { ...shown, lines: [...shown.lines, ink.wrong(notice)] };
    },
    hear(typed) {
      try {
        return understand(commandIn(typed, words));
      } catch (error) {
        return refuse(complaintIn(error));
      }
    },
    breakOff: (why) => below('', why),
    get finished() {
      return finished;
    },
  };
}

/** The whole of it at once: the log and the last position. */
export function retold({ terminal, story, notice }: Film, paper: Paper): string[] {
  const viewer: Viewer = 'spectator';
  const last = story[story.length - 1] ?? story[0];
  return [
    ...story.flatMap((chapter) => linesOf(terminal, chapter, viewer).map(textOf)),
    ...tableLines(terminal, terminal.game.view(last.to, viewer), paper),
    ...(notice === null ? [] : [notice]),
  ];
}
