import type { Player } from '@binary-sunset/kernel';
import type { ShownArena, ShownAttack, TcgBoard } from '@binary-sunset/table';
import { spoken } from '../../shared/cardWords.ts';
import { LocationSlot } from '../locationSlot.tsx';
import { fighterOf, otherPlayer } from '../stage.ts';
import { Unit } from '../unit.tsx';
import { landing } from '../words.ts';
import { AttackTray } from './attackTray.tsx';
import styles from './duel.module.css';

interface DuelProps {
  readonly board: TcgBoard;
  readonly arena: ShownArena;
  readonly attack: ShownAttack;
}

/** An attack where there is little room: whoever fights is large, the others are small. */
export const Duel = ({ board, arena, attack }: DuelProps) => (
  <div className={styles['duel']}>
    <Side board={board} arena={arena} attack={attack} player={otherPlayer(board.below)} />
    <AttackTray board={board} attack={attack} small />
    <Side board={board} arena={arena} attack={attack} player={board.below} />
  </div>
);

function Side({ board, arena, attack, player }: DuelProps & { readonly player: Player }) {
  const isOwn = player === board.below;
  const fighter = fighterOf(board, player);
  const others = arena.units[player].filter(({ handle }) => handle !== fighter?.handle);
  return (
    <div className={styles['side']} data-own={isOwn || undefined} data-zone={arena.arena} data-of={player}>
      {fighter !== undefined && <Unit unit={fighter} size="table" />}
      <div className={styles['beside']}>
        {fighter !== undefined && <p>{said(fighter.title, fighter.part, fighter.damage, attack)}</p>}
        {!isOwn && arena.location !== null && <LocationSlot location={arena.location} chip />}
        {others.length > 0 && (
          <div>
            <h3>
              {isOwn ? 'Your other units' : 'Their other units'}
              {others.length > 3 && `, ${others.length}`}
            </h3>
            <ul className={styles['others']}>
              {others.map((unit) => (
                <li key={unit.handle}>
                  <Unit unit={unit} size="thumb" />
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </div>
  );
}

function said(title: string | null, part: 'attacker' | 'defender' | null, damage: number, attack: ShownAttack) {
  const { dice } = attack;
  const coming = attack.landed ? 0 : landing(attack);
  return (
    <>
      <b>{spoken(title)}</b>
      {part === 'attacker'
        ? ` attacks${dice.length > 0 ? ` with ${dice.length} ${dice.length === 1 ? 'die' : 'dice'}` : ''}.`
        : ` has ${damage} damage${coming > 0 ? `, ${coming} more would land` : ''}.`}
    </>
  );
}
