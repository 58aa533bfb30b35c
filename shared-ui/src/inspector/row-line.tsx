import { styled, token } from '@almanaque/ui';
import type { LedgerRow } from './ledger.ts';
import { whyText } from './why.ts';

export const Rows = styled('ul')({
  display: 'grid',
  gap: 10,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& small': { display: 'block', color: token.inkSoft, fontSize: '0.875rem' },
  '& code': { overflowWrap: 'anywhere' },
});

export const nameOf = ({ part, id }: LedgerRow): string => (id === null ? part : `${part}/${id}`);

interface RowLineProps {
  readonly row: LedgerRow;
  /** What there is to say besides, after its name. */
  readonly more?: string;
}

/** A contribution, and whether it is there. */
export const RowLine = ({ row, more = '' }: RowLineProps) => (
  <li>
    <b>{row.title}</b>: {whyText(row)}
    <small>
      <code>{nameOf(row)}</code>
      {more}
    </small>
  </li>
);
