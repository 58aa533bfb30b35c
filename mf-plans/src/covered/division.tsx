import type { ReactNode } from 'react';
import { Section } from '../plan/section.tsx';
import { Bars, type BarRow } from './bars.tsx';
import { CoverageTable } from './coverage-table.tsx';

interface DivisionProps {
  readonly title: string;
  /** What each row is one of: 'Oficina'. */
  readonly of: string;
  readonly rows: readonly BarRow[];
  readonly children?: ReactNode;
}

/** The dates divided in one way: drawn, with the table behind. */
export const Division = ({ title, of, rows, children }: DivisionProps) => (
  <Section title={title}>
    {children}
    <Bars rows={rows} label={title} />
    <CoverageTable rows={rows} of={of} />
  </Section>
);
