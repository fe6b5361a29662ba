import { type Amount, amountWords, type How, type Rule } from './program.ts';

const signed = (amount: Amount): string =>
  typeof amount === 'number' && amount < 0 ? `–${-amount}` : `+${amountWords(amount)}`;

/** "power +2", "forfeit = 0" */
function changed(what: string, how: How, amount: Amount): string {
  switch (how) {
    case 'add':
      return `${what} ${signed(amount)}`;
    case 'multiply':
      return amount === 2
        ? `${what} doubled`
        : amount === 0.5
          ? `${what} halved`
          : `${what} times ${amountWords(amount)}`;
    case 'reset':
    case 'define':
      return `${what} = ${amountWords(amount)}`;
    case 'substitute':
      return `${what} of ${amountWords(amount)} instead`;
    case 'limit':
      return `${what} limited to ${amountWords(amount)}`;
    case 'free':
      return `${what} free`;
    case 'unmodifiable':
      return `${what} not modifiable`;
    case 'unmodifiable by opponent':
      return `${what} not modifiable by opponent`;
  }
}

/** How a rule that a text makes reads. */
export function ruleWords(rule: Rule, self: string): string {
  switch (rule.rule) {
    case 'changes': {
      const who = rule.who.words(self, true);
      const to = rule.to === undefined ? '' : ` to ${rule.to.words(self)}`;
      return `${who}: ${rule.cumulative ? 'cumulatively ' : ''}${changed(rule.value, rule.how, rule.amount)}${to}`;
    }
    case 'changes total': {
      const what = `${rule.kind === undefined || rule.kind === '' ? '' : `${rule.kind} `}${rule.value}`;
      const where = rule.where === undefined ? '' : ` at ${rule.where.words(self)}`;
      const whose = rule.whose === 'your' ? 'your' : rule.whose === 'opponent' ? 'opponent’s' : 'each player’s';
      return `${whose} ${changed(what, rule.how, rule.amount)}${where}`;
    }
    case 'forbids':
      return `${rule.who.words(self, true)} may ${rule.never === true ? 'never' : 'not'} ${rule.act}${rule.where === undefined ? '' : ` ${rule.where.words(self)}`}`;
    case 'allows':
      return `${rule.who.words(self, true)} may ${rule.act}${rule.where === undefined ? '' : ` at ${rule.where.words(self)}`}`;
    case 'immune to':
      return `${rule.who.words(self, true)} immune to ${rule.titles.join(' and ')}`;
    case 'cancels text':
      return `game text of ${rule.who.words(self, true)} is cancelled`;
    case 'suspends':
      return `${rule.who.words(self, true)} suspended`;
    case 'is':
      return `${rule.who.words(self)} is a ${rule.trait}`;
    case 'conceals losses':
      return `${rule.whose === 'your' ? 'your' : rule.whose === 'opponent' ? 'opponent’s' : 'each player’s'} Lost Pile is face down`;
    case 'schedules':
      return 'something is done at end of turn';
    case 'separate cost':
      return `to ${rule.of} ${rule.who.words(self)}, its player must first use ${amountWords(rule.amount)} Force`;
  }
}
