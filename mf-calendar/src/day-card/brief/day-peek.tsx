import { useFilter, useHost, type IsoDate } from '@almanaque/shared-contracts';
import { Button, FailureNotice, Skeleton } from '@almanaque/ui';
import { useDay } from '../use-day.ts';
import { CrowdedDay } from './crowded-day.tsx';

interface DayPeekProps {
  readonly date: IsoDate;
  readonly onClose: () => void;
  /** The whole day was asked for. */
  readonly onChoose: () => void;
}

/** A crowded day over the month, without leaving the month: what its cell has no room for. */
export function DayPeek({ date, onClose, onChoose }: DayPeekProps) {
  const { apiBase } = useHost();
  const filter = useFilter();
  const known = useDay(apiBase, date, filter);
  if (known.status === 'loading') return <Skeleton height={240} aria-busy="true" />;
  if (known.status === 'failed') {
    return (
      <FailureNotice message="No pudimos traer los eventos de este día." onRetry={known.retry} />
    );
  }
  return (
    <CrowdedDay
      day={known.day}
      filter={filter}
      closing="Cerrar"
      onClose={onClose}
      onLeave={onClose}
      foot={<Button onClick={onChoose}>Ver el día</Button>}
    />
  );
}
