import type { CalendarEvent } from '@almanaque/shared-contracts';
import { Contributions } from '@almanaque/ui';
import { useMemo } from 'react';
import { SHEET_ACTION } from '../contributions.ts';
import type { Suggestion } from '../predefined/suggestion.ts';
import { specificationOf } from './specification-of.ts';

interface SheetActionsProps {
  readonly event: CalendarEvent;
  readonly suggestion: Suggestion;
}

/** What other parts can do with a sheet: it is handed to them whole, so that they can keep it. */
export function SheetActions({ event, suggestion }: SheetActionsProps) {
  const recommendation = useMemo(
    () => ({ ...suggestion, specification: specificationOf(suggestion) }),
    [suggestion],
  );
  return (
    <Contributions
      point={SHEET_ACTION}
      props={{ event, recommendation }}
      frame={(drawn) => <div>{drawn}</div>}
    />
  );
}
