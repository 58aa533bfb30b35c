import { FilterButton, PHONE, styled } from '@almanaque/ui';
import { useState, type ReactNode } from 'react';

const Frame = styled('div')({
  display: 'contents',
  // Whoever has it may arrange its fields otherwise: these rules give way.
  '& > :where(.narrowed)': { display: 'flex', flexWrap: 'wrap', gap: '8px 12px' },
  '& > .toggle': { display: 'none' },
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
      <FilterButton
        className="toggle"
        variant="outlined"
        count={count}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      <div className={open ? 'narrowed open' : 'narrowed'}>{children}</div>
    </Frame>
  );
}
