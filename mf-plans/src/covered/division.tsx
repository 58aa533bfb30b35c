import type { OneCurrency } from '@almanaque/api';
import type { ReactNode } from 'react';
import { Section } from '../plan/section.tsx';
import { Bars, type BarRow } from './bars.tsx';
import { CoverageTable } from './coverage-table.tsx';

interface DivisionProps {
  readonly title: string;
  /** What each row is one of: 'Oficina'. */
  readonly of: string;
  readonly rows: readonly BarRow[];
  readonly one: OneCurrency | null;
  readonly children?: ReactNode;
}

/** The dates divided in one way: drawn, with the table behind. */
export const Division = ({ title, of, rows, one, children }: DivisionProps) => (
  <Section title={title}>
    {children}
    <Bars rows={rows} label={title} />
    <CoverageTable rows={rows} of={of} one={one} />
  </Section>
);
