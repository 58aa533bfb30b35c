import { Button, PHONE, styled, token, visuallyHidden } from '@almanaque/ui';
import { useState, type ReactNode } from 'react';

const Frame = styled('div')({
  display: 'contents',
  // Whoever has it may arrange its fields otherwise: these rules give way.
  '& > :where(.narrowed)': { display: 'flex', flexWrap: 'wrap', gap: '8px 12px' },
  '& > .toggle': { display: 'none' },
  '& .count': {
    marginLeft: 8,
    padding: '0 7px',
    borderRadius: 999,
    background: token.ink,
    color: token.surface,
    fontSize: '0.8125rem',
    lineHeight: '20px',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .unseen': visuallyHidden,
  [PHONE]: {
    '& > .toggle': { display: 'inline-flex', minHeight: 44 },
    '& > .narrowed': { display: 'none', width: '100%', gridTemplateColumns: '1fr 1fr' },
    '& > .narrowed.open': { display: 'grid' },
  },
});

interface NarrowingProps {
  /** How many of its fields narrow the list now. */
  readonly count: number;
  readonly children: ReactNode;
}

/** What narrows a list besides words, in its `.bar`: on a phone behind a button that says how much does. */
export function Narrowing({ count, children }: NarrowingProps) {
  const [open, setOpen] = useState(false);
  return (
    <Frame>
      <Button
        className="toggle"
        variant="outlined"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        Filtros
        {count > 0 && (
          <span className="count">
            {count}
            <span className="unseen">{count === 1 ? ' puesto' : ' puestos'}</span>
          </span>
        )}
      </Button>
      <div className={open ? 'narrowed open' : 'narrowed'}>{children}</div>
    </Frame>
  );
}
