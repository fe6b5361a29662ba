import type { Asked, CcgVerb, Face } from '@binary-sunset/table';
import { Card } from '../../cards/card.tsx';
import { Icons } from '../../cards/forceIcons.tsx';
import { useTable } from '../../session/table.ts';
import styles from './allActions.module.css';

interface OptionProps {
  readonly asked: Asked;
  readonly option: number;
}

function useFaceOf({ asked, option }: OptionProps): Face | undefined {
  const title = asked.titles[option] ?? null;
  return useTable(({ faces }) => (title === null ? undefined : faces.get(title)));
}

/** The card that an option is about, small; the option's own words say which it is. */
export function OptionFace({
  isDrawn,
  ...of
}: OptionProps & {
  /** Its place is kept free before. */
  readonly isDrawn: boolean;
}) {
  const face = useFaceOf(of);
  if (face === undefined) return null;
  return (
    <span className={styles['face']} aria-hidden="true">
      {isDrawn && <Card face={face} size="thumb" />}
    </span>
  );
}

/** Verbs of options whose card has yet to have its say: the card's name alone says little to whoever does not know it. */
const tellingVerbs: readonly string[] = ['play', 'start with'] satisfies readonly CcgVerb[];

/** What a card would do that is played, used or laid out. */
export function OptionText(of: OptionProps) {
  const face = useFaceOf(of);
  const { verb = '' } = of.asked.decision.options[of.option] ?? {};
  if (face === undefined || !tellingVerbs.includes(verb)) return null;
  if (face.halves === undefined) return <small aria-hidden="true">{face.text.join(' ')}</small>;
  const { dark, light } = face.halves;
  return (
    <>
      {(
        [
          ['dark', dark],
          ['light', light],
        ] as const
      ).map(([side, { icons, text }]) => (
        <small key={side} className={styles['half']} aria-hidden="true">
          <Icons side={side} count={icons} />
          <span>{text.join(' ')}</span>
        </small>
      ))}
    </>
  );
}
