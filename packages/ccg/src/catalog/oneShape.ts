import type { ActionText, DeployText, Timing } from '../text/program.ts';
import type { LocationCard } from './card.ts';

/** Every field that such a thing can have. */
type Blank<T> = { readonly [K in keyof Required<T>]: T[K] | undefined };

/**
 * Makes copies that have every field, in one order. What is written down leaves out what does not apply, and so comes
 * in dozens of shapes; reading a field is slow where more than four of them have been seen.
 */
export const inShapeOf =
  <T extends object>(blank: Blank<T>) =>
  (one: T): T =>
    Object.assign({ ...blank }, one) as T;

const timing = inShapeOf<Timing>({
  phases: undefined,
  turn: undefined,
  segment: undefined,
  inAttack: undefined,
  inDuel: undefined,
  notInBattle: undefined,
  edge: undefined,
});

const action = inShapeOf<ActionText>({
  kind: undefined,
  as: undefined,
  unpiloted: undefined,
  starting: undefined,
  when: undefined,
  to: undefined,
  forBoth: undefined,
  requires: undefined,
  targets: undefined,
  costs: undefined,
  do: undefined,
  limit: undefined,
  times: undefined,
  immuneTo: undefined,
  fires: undefined,
  onFace: undefined,
});

export const shapedAction = (text: ActionText): ActionText =>
  action({ ...text, when: text.when === null ? null : timing(text.when) });

const deployText = inShapeOf<DeployText>({
  kind: undefined,
  on: undefined,
  only: undefined,
  cost: undefined,
  bothPay: undefined,
  costs: undefined,
  target: undefined,
  declares: undefined,
  fixes: undefined,
  when: undefined,
  to: undefined,
  react: undefined,
  undercover: undefined,
  worksOn: undefined,
});

export const shapedDeployText = (text: DeployText): DeployText =>
  deployText(text.when === undefined ? text : { ...text, when: timing(text.when) });

export const shapedLocation = inShapeOf<LocationCard>({
  kind: undefined,
  type: undefined,
  name: undefined,
  title: undefined,
  side: undefined,
  id: undefined,
  rarity: undefined,
  expansion: undefined,
  limit: undefined,
  perSystem: undefined,
  neverInLifeForce: undefined,
  destiny: undefined,
  system: undefined,
  parsec: undefined,
  interior: undefined,
  exterior: undefined,
  mobile: undefined,
  planet: undefined,
  vessel: undefined,
  marker: undefined,
  nextTo: undefined,
  force: undefined,
  icons: undefined,
  traits: undefined,
  text: undefined,
});
