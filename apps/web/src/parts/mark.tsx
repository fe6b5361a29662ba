import { useId } from 'react';

/** Two suns over a horizon: who made this table. */
export function Mark({ className }: { readonly className?: string | undefined }) {
  const id = useId();
  return (
    <svg className={className} viewBox="0 0 52 40" width="26" height="20" aria-hidden="true">
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#FFD694" />
          <stop offset=".55" stopColor="#FFAE6B" />
          <stop offset="1" stopColor="#FF7F6A" />
        </linearGradient>
        <clipPath id={`${id}c`}>
          <rect width="52" height="30" />
        </clipPath>
      </defs>
      <g clipPath={`url(#${id}c)`}>
        <circle cx="19" cy="19" r="14" fill={`url(#${id})`} />
        <circle cx="38" cy="26" r="9" fill={`url(#${id})`} stroke="#10151d" strokeWidth="3" />
      </g>
      <path d="M1 31.5H51M9 36H43" stroke="#FFAE6B" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
