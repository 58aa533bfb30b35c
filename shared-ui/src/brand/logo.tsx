import { token } from '../theme/tokens.ts';

const RAYS = Array.from({ length: 16 }, (_, index) => index * 22.5);

/** A tear-off calendar whose date is the sun. Drawn for Almanaque; decorative, the name stands beside it. */
export const Logo = ({ size }: { size: string }) => (
  <svg aria-hidden="true" viewBox="0 0 112 112" width={size} height={size} data-testid="logo">
    <rect
      x="14"
      y="20"
      width="84"
      height="80"
      rx="12"
      fill={token.surface}
      stroke={token.ink}
      strokeWidth="4"
    />
    <path d="M14 42V32a12 12 0 0 1 12-12h60a12 12 0 0 1 12 12v10z" fill={token.ink} />
    <path d="M38 12v16M74 12v16" stroke={token.ink} strokeWidth="10" strokeLinecap="round" />
    <path d="M38 12v16M74 12v16" stroke={token.paper} strokeWidth="4" strokeLinecap="round" />
    <g stroke={token.sun} strokeWidth="4" strokeLinecap="round">
      {RAYS.map((angle) => (
        <path key={angle} d="M56 53v-4" transform={`rotate(${angle} 56 71)`} />
      ))}
    </g>
    <circle cx="56" cy="71" r="12.5" fill={token.sun} />
    <path
      d="M98 84 82 100h4a12 12 0 0 0 12-12z"
      fill={token.hairline}
      stroke={token.ink}
      strokeWidth="3"
      strokeLinejoin="round"
    />
  </svg>
);
