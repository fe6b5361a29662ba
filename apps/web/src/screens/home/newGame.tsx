import { Collapsible } from 'radix-ui';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import type { DeckOffer, GameName, GameOffer, NewGame } from '../../engine/protocol.ts';
import { Button, TextButton } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { DeckPicker } from './deckPicker.tsx';
import field from './field.module.css';
import { GamePicker } from './gamePicker.tsx';
import styles from './newGame.module.css';
import { OpponentPicker } from './opponentPicker.tsx';
import { SidePicker } from './sidePicker.tsx';
import { type Choices, chosenDeck, chosenOpponent, decksFor, otherSide, wishFrom } from './wish.ts';

export function NewGamePanel({
  game,
  offer,
  own,
  choices: chosen,
  isNew,
  fault,
  busy,
  first,
  onGame,
  onChoose,
  onAgain,
  onStart,
  onOpenDeck,
}: {
  readonly game: GameName;
  /** Null until the engine has said. */
  readonly offer: GameOffer | null;
  /** Decks from files. */
  readonly own: readonly DeckOffer[];
  readonly choices: Choices;
  /** Nobody has finished a game here yet. */
  readonly isNew: boolean;
  /** What the engine said against the last attempt, or why it can't say what there is. */
  readonly fault: string | null;
  readonly busy: boolean;
  /** It is the first thing to do here. */
  readonly first: boolean;
  readonly onGame: (game: GameName) => void;
  readonly onChoose: (change: Partial<Choices>) => void;
  /** To ask once more what there is. */
  readonly onAgain: () => void;
  readonly onStart: (wish: NewGame) => void;
  readonly onOpenDeck: () => void;
}) {
  const choices = offer === null ? chosen : { ...chosen, opponent: chosenOpponent(offer, chosen.opponent, isNew) };
  const start = (event: FormEvent): void => {
    event.preventDefault();
    if (offer === null) onAgain();
    else if (!busy) onStart(wishFrom(game, offer, own, choices, Math.random()));
  };
  return (
    <form className={styles['panel']} aria-labelledby="new-game" onSubmit={start} onKeyDown={submitFromRadio}>
      <h2 id="new-game">New game</h2>
      <div className={styles['choices']}>
        <div className={field['field']}>
          <div className={field['head']}>
            <h3>Game</h3>
          </div>
          <GamePicker game={game} onChange={onGame} />
        </div>
        <div className={field['field']}>
          <div className={field['head']}>
            <h3>Side</h3>
          </div>
          <SidePicker side={choices.side} onChange={(side) => onChoose({ side })} />
        </div>
        {offer !== null && (
          <>
            <Decks decks={[...own, ...offer.decks]} choices={choices} onChoose={onChoose} onOpenDeck={onOpenDeck} />
            <OpponentPicker
              computers={offer.computers}
              opponent={choices.opponent}
              openHands={choices.openHands}
              onChange={onChoose}
            />
          </>
        )}
      </div>
      {fault === null ? null : (
        <p className={styles['fault']} role="alert" ref={(line) => line?.scrollIntoView({ block: 'nearest' })}>
          {fault}
        </p>
      )}
      <Button
        type="submit"
        look={first ? 'sun' : 'plain'}
        data-first={first || undefined}
        {...(first ? { shortcut: 'Enter' } : {})}
        className={styles['start'] ?? ''}
        aria-disabled={busy || (offer === null && fault === null)}
      >
        {busy
          ? 'Dealing the cards…'
          : offer !== null
            ? 'Start game'
            : fault === null
              ? 'Fetching the cards…'
              : 'Try again'}
      </Button>
    </form>
  );
}

/** Enter starts the game from wherever a choice is made; a choice itself is made with Space or the arrows. */
function submitFromRadio(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLElement)) return;
  if (event.target.getAttribute('role') === 'radio') event.currentTarget.requestSubmit();
}

function Decks({
  decks,
  choices,
  onChoose,
  onOpenDeck,
}: {
  readonly decks: readonly DeckOffer[];
  readonly choices: Choices;
  readonly onChoose: (change: Partial<Choices>) => void;
  readonly onOpenDeck: () => void;
}) {
  const [changing, setChanging] = useState(false);
  const { side } = choices;
  const head = (
    <div className={field['head']}>
      <h3>Your deck</h3>
      <TextButton icon={<Icon name="file" />} onClick={onOpenDeck}>
        Open a deck file
      </TextButton>
    </div>
  );
  if (side === 'surprise')
    return (
      <div className={field['field']}>
        {head}
        <p className={styles['chance']}>Chance decides which side you play, and both stock decks.</p>
      </div>
    );
  const other = otherSide(side);
  const theirs = chosenDeck(decks, other, choices.theirs[other])?.name ?? '';
  return (
    <>
      <div className={field['field']}>
        {head}
        <DeckPicker
          label="Your deck"
          decks={decksFor(decks, side)}
          chosen={chosenDeck(decks, side, choices.own[side])?.name ?? ''}
          onChange={(name) => onChoose({ own: { ...choices.own, [side]: name } })}
        />
      </div>
      <Collapsible.Root className={styles['theirs']} open={changing} onOpenChange={setChanging}>
        <Collapsible.Trigger className={styles['more']}>
          <span>
            Against <b>{theirs}</b>
          </span>
          <Icon name={changing ? 'up' : 'down'} />
          <span className="sr">: change the opponent’s deck</span>
        </Collapsible.Trigger>
        <Collapsible.Content className={styles['list']}>
          <DeckPicker
            label="Opponent’s deck"
            decks={decksFor(decks, other)}
            chosen={theirs}
            onChange={(name) => onChoose({ theirs: { ...choices.theirs, [other]: name } })}
          />
        </Collapsible.Content>
      </Collapsible.Root>
    </>
  );
}
