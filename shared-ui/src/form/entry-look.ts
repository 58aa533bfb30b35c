import { token } from '@almanaque/ui';

/** How an entry looks, wherever it stands; each place adds its padding and its background. */
export const entryLook = {
  boxSizing: 'border-box',
  minHeight: 44,
  border: `1px solid ${token.inkSoft}`,
  borderRadius: token.radius,
  color: token.ink,
  font: `400 1rem/1.4 ${token.sans}`,
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
