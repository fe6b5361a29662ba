import { type IconName, icons } from '../parts/icons.ts';
import { emblems } from './emblems/index.ts';
import named from './emblems/named.svg';

const stroke = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** Every sign, once in the page; whatever draws one refers to it. */
export function Sprite() {
  return (
    <svg className="sprite" aria-hidden="true">
      {/* Asks for the drawings of named cards before the first such card is shown. */}
      <use href={`${named}#luke`} />
      {Object.entries(emblems).map(([name, [full, half]]) => (
        <symbol key={name} id={`g-${name}`} viewBox="0 0 48 48">
          {full.map((outline) => (
            <path key={outline} fillRule="evenodd" d={outline} />
          ))}
          {half.map((outline) => (
            <path key={outline} fillRule="evenodd" d={outline} fillOpacity={0.5} />
          ))}
        </symbol>
      ))}
      {(Object.keys(icons) as IconName[]).map((name) => {
        const { line, fill }: { readonly line?: string; readonly fill?: string } = icons[name];
        return (
          <symbol key={name} id={`i-${name}`} viewBox="0 0 16 16">
            {line !== undefined && <path d={line} {...stroke} />}
            {fill !== undefined && <path d={fill} fill="currentColor" />}
          </symbol>
        );
      })}
      <linearGradient id="back-sky" x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="#0d1830" />
        <stop offset=".56" stopColor="#2a3560" />
        <stop offset=".64" stopColor="#7a4a5c" />
      </linearGradient>
      <linearGradient id="back-sun" x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="#ffd694" />
        <stop offset="1" stopColor="#ff8a6a" />
      </linearGradient>
      <symbol id="card-back" viewBox="0 0 96 134" preserveAspectRatio="xMidYMid slice">
        <rect width="96" height="134" fill="#0d1626" />
        <rect width="96" height="86" fill="url(#back-sky)" opacity=".75" />
        <circle cx="40" cy="67" r="15" fill="url(#back-sun)" opacity=".95" />
        <circle cx="61" cy="76" r="9" fill="url(#back-sun)" opacity=".8" />
        <rect y="82" width="96" height="52" fill="#0d1626" />
        <path
          d="M0 82H96M8 87H88M18 93H78M28 100H68M38 108H58"
          stroke="#ff9d76"
          strokeWidth=".8"
          opacity=".55"
          fill="none"
        />
        <rect x="5" y="5" width="86" height="124" rx="5" fill="none" stroke="#8fb0d8" strokeWidth=".6" opacity=".4" />
      </symbol>
    </svg>
  );
}
