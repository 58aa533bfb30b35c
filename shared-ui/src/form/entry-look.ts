import { token } from '@almanaque/ui';

const stroke = (degrees: number) =>
  `linear-gradient(${degrees}deg, transparent 42%, currentColor 42% 60%, transparent 60%)`;

/** The mark of a list that opens, as far from the edge as what is written: browsers draw it at the edge. */
const opens = {
  appearance: 'none',
  paddingInlineEnd: 34,
  backgroundImage: `${stroke(45)}, ${stroke(135)}`,
  backgroundPosition: 'right 18px center, right 12px center',
  backgroundSize: '6px 6px',
  backgroundRepeat: 'no-repeat',
  // Where the system's colours are forced no picture is drawn.
  '@media (forced-colors: active)': { appearance: 'auto', backgroundImage: 'none' },
} as const;

/** How an entry looks, wherever it stands; each place adds its padding and its background. */
export const entryLook = {
  boxSizing: 'border-box',
  minHeight: 44,
  border: `1px solid ${token.inkSoft}`,
  borderRadius: token.radius,
  color: token.ink,
  font: `400 1rem/1.4 ${token.sans}`,
  '&:is(select)': opens,
} as const;

/** How a labelled entry looks in every form, with what is said below it. */
export const fieldLook = {
  '& .field': { display: 'grid', gap: 4, minWidth: 0 },
  '& .entry': { position: 'relative', display: 'flex' },
  // What may be left empty says so behind its name.
  '& :is(label, legend).optional::after': {
    content: '" (opcional)"',
    color: token.inkSoft,
    fontWeight: 400,
  },
  '& :is(input, select, textarea):focus-visible': {
    outline: `2px solid ${token.focus}`,
    outlineOffset: 1,
  },
  '& [aria-invalid=true]': {
    borderColor: token.danger,
    boxShadow: `inset 0 0 0 1px ${token.danger}`,
  },
  '& .hint': { margin: 0, color: token.inkSoft, fontSize: '0.875rem' },
  '& .problem': { margin: 0, color: token.danger, fontSize: '0.9375rem' },
} as const;
