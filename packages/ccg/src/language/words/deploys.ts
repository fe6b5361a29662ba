/** How a text reads that says where its card deploys, and for what. */

import type { Cards } from '../../text/cards.ts';
import { placeWords, termsWords } from '../../text/phrases.ts';
import type { Amount, DeployText } from '../../text/program.ts';
import { ifWords } from '../../text/saying/clauses.ts';
import { amountWords, ofForce } from '../../text/saying/figures.ts';
import { either, joined } from '../../text/saying/lists.ts';
import type { Self } from '../../text/saying/self.ts';
import { any } from '../cards/cards.ts';
import { sentence, timingWords } from './actions.ts';

/** What deploys anywhere deploys to no place in particular. */
const anything: Cards = any;

interface Manner {
  /** Where it deploys if its text names nothing. */
  readonly unsaid?: string;
  /** It comes to a place, and to no other than that named; other cards are put on something. */
  readonly isPlaced?: boolean;
}

/** "on your warrior"; of a card that comes to a place "only to a Tatooine site", "only on Death Star". */
function onto(on: Cards, self: Self, { isPlaced = false }: Manner): string {
  if (!isPlaced) return `on ${on.words(self)}`;
  const { kinds, types, ground, on: planet } = on.spec;
  const isAnywhereThere = planet !== '' && kinds.length === 1 && types.length + ground.length === 0;
  return isAnywhereThere ? `only on ${planet}` : `only ${placeWords('to', on, self, 'one')}`;
}

type Cost = NonNullable<DeployText['costs']>[number];

/** "–2 on your Han", "free to a site": where it costs otherwise. */
const costWords = ({ to, how, amount, if: only = [] }: Cost, before: string, self: Self): string =>
  joined([
    how === 'free' ? 'free' : amount < 0 ? `–${-amount}` : `+${amount}`,
    to === anything ? '' : joined([before, to.words(self)]),
    ifWords(only.map((one) => one.says(self))),
  ]);

/** What it costs, for what is deployed with no deploy cost of its own. */
function priceWords(cost: Amount, costs: readonly Cost[], self: Self): string {
  if (cost === 0) return '';
  const others = costs.map((one) =>
    typeof cost === 'number' && one.how === 'add'
      ? joined([
          String(cost + one.amount),
          `if ${joined(['on', one.to.words(self)])}`,
          ifWords((one.if ?? []).map((only) => only.says(self))),
        ])
      : costWords(one, 'on', self),
  );
  const force = ofForce(cost, self);
  return joined(['use', force, others.length === 0 ? '' : `(${joined(others, ', ')})`, 'to deploy']);
}

/** Where a card deploys. */
export function deployWords(text: DeployText, self: Self, manner: Manner = {}): string {
  const {
    on,
    only,
    cost,
    costs = [],
    bothPay,
    target,
    declares = [],
    fixes,
    undercover,
    when,
    to,
    react,
    worksOn = [],
  } = text;
  const place = on === null ? (manner.unsaid ?? '') : onto(on, self, manner);
  const price = priceWords(cost, costs, self);
  const where = joined([
    undercover === true ? 'as an undercover spy' : '',
    place,
    price === ''
      ? joined(
          costs.map((one) => costWords(one, 'to', self)),
          ', ',
        )
      : '',
  ]);
  const conditions = only.map((one) => one.says(self));
  const parts = [
    target === undefined ? '' : `targeting ${target.words(self)}`,
    declares.length === 0 ? '' : `declaring ${either(declares.map((words) => `“${words}”`))}`,
    bothPay === true ? 'with opponent using as much Force as you' : '',
    ifWords(conditions),
    fixes === undefined ? '' : `where X is ${amountWords(fixes, self)} at that time`,
  ];
  const isSaid = joined([where, ...parts]) !== '' || price !== '';
  const begins = [when === undefined ? '' : timingWords(when), to === undefined ? '' : `if ${to.words(self)}`];
  const deploys =
    isSaid || begins.some((words) => words !== '')
      ? joined([price === '' ? (begins.every((words) => words === '') ? 'deploys' : 'deploy') : price, where])
      : '';
  return joined([
    deploys === '' ? '' : sentence(joined([...begins, deploys, ...parts], ', ')),
    react === undefined
      ? ''
      : sentence(
          joined([
            'may deploy as a ‘react’',
            react.to === undefined ? '' : placeWords('to', react.to, self, 'one'),
            termsWords(react.price),
          ]),
        ),
    worksOn.length === 0 ? '' : `Works even on a card that is ${either(worksOn)}.`,
  ]);
}
