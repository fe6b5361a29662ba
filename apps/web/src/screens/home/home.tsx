import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { DeckOffer, GameName } from '../../engine/protocol.ts';
import { Button, TextButton } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { say } from '../../parts/toast.tsx';
import { useLessonsDone, wholeGame } from '../../session/lessonsDone.ts';
import { engine, useTable } from '../../session/table.ts';
import { Header } from '../shared/header.tsx';
import { useGame } from '../shared/useGame.ts';
import { useKept } from '../shared/useKept.ts';
import { useOffer } from '../shared/useOffers.ts';
import { useSeat } from '../shared/useSeat.ts';
import { Continue } from './continue.tsx';
import { deckIn, looksLikeSave, nameOfFile } from './deckFile.ts';
import { textOf } from './fileText.ts';
import styles from './home.module.css';
import { NewGamePanel } from './newGame.tsx';
import { useChoices } from './useChoices.ts';
import { useFiles } from './useFiles.ts';

export function Home() {
  const [game, setGame] = useGame();
  const { offer, fault: missing, again } = useOffer(game);
  const { games, known, refused, remove } = useKept();
  const done = useLessonsDone((lessons) => lessons.done[game]);
  // Whoever has never sat at a table here meets the lessons first.
  const isNew = known && games.length === 0 && !done.includes(wholeGame);
  const learn = (): void => go(`/learn/${game}`);
  const [read, setRead] = useState<Readonly<Partial<Record<GameName, readonly DeckOffer[]>>>>({});
  const own = read[game] ?? [];
  const [choices, choose] = useChoices(game);
  const { busy, fault, setFault, sit } = useSeat();
  const [, go] = useLocation();

  /** A deck joins those that can be chosen; a saved game is gone on with. */
  const take = async (file: File): Promise<void> => {
    try {
      const text = await textOf(file);
      if (looksLikeSave(text)) return await sit(() => useTable.getState().open(text));
      const deck = await engine.deck(game, nameOfFile(file.name), deckIn(text));
      const side = deck.side === 'neutral' ? (choices.side === 'dark' ? 'dark' : 'light') : deck.side;
      setRead({ ...read, [game]: [{ ...deck, side }, ...own.filter((other) => other.name !== deck.name)] });
      choose({ side, own: { ...choices.own, [side]: deck.name } });
      setFault(null);
      say(`${deck.name} is ready: ${deck.size} cards.`);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      setFault(message.replace(/^The first deck/, `"${nameOfFile(file.name)}"`));
    }
  };
  const files = useFiles((file) => void take(file));
  useEnter(isNew ? learn : startGame);
  const unfinished = games.filter(({ over }) => over === null);
  return (
    <div className={styles['home']} {...files.drop}>
      <Header />
      <input
        ref={files.input}
        type="file"
        accept=".txt,.json,.dek,text/plain,application/json"
        className="sr"
        tabIndex={-1}
        aria-hidden="true"
        onChange={files.onPicked}
      />
      <main className={styles['main']}>
        <div className={styles['left']}>
          <div className={styles['lead']}>
            <h1>
              Two great card games.
              <br />
              One quiet table.
            </h1>
            <p>
              Play in your browser, against the computer or a friend. Every rule is explained, every move can be taken
              back.
            </p>
            {isNew ? null : (
              <TextButton className={styles['learn'] ?? ''} icon={<Icon name="book" />} onClick={learn}>
                Learn to play: short lessons
              </TextButton>
            )}
          </div>
          {isNew ? <FirstTime begun={done.length > 0} onLearn={learn} /> : null}
          <Continue
            games={unfinished}
            onResume={({ id }) => sit(() => useTable.getState().resume(id))}
            onRemove={remove}
          />
        </div>
        <div className={styles['right']}>
          <NewGamePanel
            game={game}
            offer={offer}
            own={own}
            choices={choices}
            isNew={games.every(({ over }) => over === null)}
            fault={fault ?? missing}
            first={!isNew}
            busy={busy}
            onGame={setGame}
            onChoose={choose}
            onAgain={again}
            onStart={(wish) => sit(() => useTable.getState().start(wish))}
            onOpenDeck={files.ask}
          />
        </div>
      </main>
      <footer className={styles['footer']}>
        {refused === null ? null : (
          <p role="status">
            This browser keeps nothing ({refused}). You can play; save a game as a file from its menu to go on later.
          </p>
        )}
        <p>
          A fan-made program. No scanned art, logos or stills. Works offline.
          <TextButton icon={<Icon name="file" />} onClick={files.ask}>
            Open a saved game
          </TextButton>
        </p>
      </footer>
      {files.hovering ? <div className={styles['drop']}>Drop a deck or a saved game</div> : null}
    </div>
  );
}

/** Where nobody has played yet, what to begin with stands out. */
function FirstTime({ begun, onLearn }: { readonly begun: boolean; readonly onLearn: () => void }) {
  return (
    <div className={styles['first']}>
      <p>{begun ? 'You have begun to learn.' : 'New to the game? Short lessons at a real table, two minutes each.'}</p>
      <Button look="sun" icon={<Icon name="book" />} shortcut="Enter" onClick={onLearn}>
        {begun ? 'Go on learning' : 'Learn to play'}
      </Button>
    </div>
  );
}

const startGame = (): void => document.querySelector('form')?.requestSubmit();

/** Enter does the bright thing wherever the page has the focus and no control has it. */
function useEnter(act: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Enter' && !event.repeat && document.activeElement === document.body) act();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [act]);
}
