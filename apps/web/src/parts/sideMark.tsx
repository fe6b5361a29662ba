import styles from './sign.module.css';

const words = { light: 'Light Side', dark: 'Dark Side', neutral: 'Neutral' } as const;

/** Whose it is: a circle for Light, a diamond for Dark, a bar for neither. Said aloud unless words beside it say it. */
export function SideMark({
  side,
  spoken = false,
  className = '',
}: {
  readonly side: 'light' | 'dark' | 'neutral' | null;
  readonly spoken?: boolean;
  readonly className?: string;
}) {
  const sign = `${styles['side']} ${styles[side ?? 'neutral']} ${className}`;
  if (!spoken) return <i className={sign} aria-hidden="true" />;
  return <i className={sign} role="img" aria-label={words[side ?? 'neutral']} />;
}
