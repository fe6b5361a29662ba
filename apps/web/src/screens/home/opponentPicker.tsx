import { person } from '@binary-sunset/table/plain';
import { TextButton } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Segmented } from '../../parts/segmented.tsx';
import { aboutStrength, byStrength, strengthOf, toPlayAgainst } from '../../session/computers.ts';
import styles from './field.module.css';

export function OpponentPicker({
  computers,
  opponent,
  openHands,
  onChange,
}: {
  readonly computers: readonly string[];
  readonly opponent: string;
  readonly openHands: boolean;
  readonly onChange: (change: { readonly opponent?: string; readonly openHands?: boolean }) => void;
}) {
  const [usual = person] = computers;
  if (opponent === person)
    return (
      <div className={styles['field']}>
        <div className={styles['head']}>
          <h3>Two people at this device</h3>
          <TextButton icon={<Icon name="cpu" />} onClick={() => onChange({ opponent: usual })}>
            Play the computer instead
          </TextButton>
        </div>
        <Segmented
          label="Hands"
          value={openHands ? 'open' : 'hidden'}
          segments={[
            { value: 'hidden', label: 'Pass the device' },
            { value: 'open', label: 'Open hands' },
          ]}
          onChange={(hands) => onChange({ openHands: hands === 'open' })}
        />
      </div>
    );
  return (
    <div className={styles['field']}>
      <div className={styles['head']}>
        <h3>Computer’s strength</h3>
        <TextButton icon={<Icon name="people" />} onClick={() => onChange({ opponent: person })}>
          Play a person instead
        </TextButton>
      </div>
      <Segmented
        label="Computer’s strength"
        value={opponent}
        segments={byStrength(toPlayAgainst(computers)).map((name) => ({ value: name, label: strengthOf(name) }))}
        onChange={(name) => onChange({ opponent: name })}
      />
      <p className={styles['about']}>{aboutStrength(opponent)}</p>
    </div>
  );
}
