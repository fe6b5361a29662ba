import { commentsAbove } from '../../project/comments.ts';
import { type Declared, type Modules, type Project, placeOf } from '../../project/modules.ts';
import { nodesIn } from '../../project/syntax.ts';
import { foldersOf } from '../games.ts';
import { reachOf, type WrittenCard } from '../written.ts';
import { cardsAsked, type Found } from './asked.ts';
import { factWords } from './facts.ts';
import { titlesPrinted } from './missing.ts';
import { rulingLines, rulingsOn } from './rulings.ts';
import { testsOf } from './tests.ts';
import { titleAmong } from './title.ts';
import { width, wrapped } from './wrapped.ts';

const section = (heading: string, lines: readonly string[], none: string): string[] => [
  '',
  heading,
  ...(lines.length === 0 ? [`  ${none}`] : lines),
];

/** As it stands in its file, with the comment above it. */
function sourceOf(modules: Modules, { path, statement }: Pick<WrittenCard, 'path' | 'statement'>): string[] {
  const { source } = modules.at(path);
  const { text } = source;
  const from = commentsAbove(source, statement.start)[0]?.start ?? statement.start;
  const first = text.lastIndexOf('\n', from) + 1;
  const indent = /^\s*/.exec(text.slice(first))?.[0] ?? '';
  return [
    `  ${placeOf(modules, { path, statement })}`,
    '',
    ...text
      .slice(first, statement.end)
      .split('\n')
      .map((line) => `    ${line.startsWith(indent) ? line.slice(indent.length) : line}`.trimEnd()),
  ];
}

/** Facts that several cards share are said above already. */
const isProgram = ({ node }: Declared): boolean =>
  [...nodesIn(node)].some((one) => one.type === 'CallExpression' || one.type === 'MemberExpression');

/** The card itself, then what it names that is written beside cards. */
function programOf(modules: Modules, { card, written }: Found): string[] {
  if (written === null) return [];
  const { helpers } = reachOf(modules, written, foldersOf[card.game]);
  const beside = [...helpers].filter((one) => one.statement !== written.statement && isProgram(one));
  return [written, ...beside].flatMap((one, i) => [...(i === 0 ? [] : ['']), ...sourceOf(modules, one)]);
}

const most = 12;

function few(lines: readonly string[]): string[] {
  return lines.length <= most ? [...lines] : [...lines.slice(0, most), `  and ${lines.length - most} more`];
}

async function sheetOf(project: Project, found: Found): Promise<string[]> {
  const { game, set, name, title, bare, facts, words } = found.card;
  const { title: _title, name: _name, ...rest } = facts;
  const wanted = titleAmong(bare, await titlesPrinted(game));
  const tests = testsOf(project, game, wanted);
  return [
    `${name.length > title.length ? name : title}  (${game}, ${set ?? 'for tests'})`,
    ...wrapped(factWords(rest).join(' · '), '  '),
    ...section(
      'Text',
      words().flatMap((line) => wrapped(line, '  ')),
      'none',
    ),
    ...section('Program', programOf(project.modules, found), 'stands in a table, not under its title'),
    ...section('Rulings', rulingLines(rulingsOn(project.root, game, wanted)), 'none names it'),
    ...section(
      'Tests',
      tests.own.map(({ path, line, name: of }) => `  ${path}:${line}  ${of}`),
      `none begins with "${bare}:"`,
    ),
    ...(tests.citing.length === 0
      ? []
      : [
          '',
          'It also plays a part in',
          ...few(tests.citing.map(({ path, line, name: of }) => `  ${path}:${line}  ${of}`)),
        ]),
  ];
}

/** All about the cards of a title; null if there are none. */
export async function sheetsOf(project: Project, title: string): Promise<string | null> {
  const found = await cardsAsked(project, title);
  const sheets: string[] = [];
  for (const one of found) sheets.push((await sheetOf(project, one)).join('\n'));
  return sheets.length === 0 ? null : sheets.join(`\n\n${'─'.repeat(width)}\n\n`);
}
