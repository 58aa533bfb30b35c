import {
  ApiError,
  dayEventsSchema,
  fetchJson,
  filterParams,
  selectionStore,
  toastStore,
  useHost,
  type CalendarFilter,
  type IsoDate,
} from '@almanaque/shared-contracts';
import { Button, Icon } from '@almanaque/ui';
import { useState } from 'react';
import type { Section } from './sections.ts';

/** Of several there may be only one who wants it in public: then nothing is for all of them. */
const whyNot = (error: unknown): string =>
  error instanceof ApiError && error.status === 404
    ? 'Ese día hay quien prefiere celebrarlo en privado: mirá las ideas de cada persona.'
    : 'No pudimos abrir las ideas para todos. Probá de nuevo.';

interface GroupIdeasProps {
  readonly section: Section;
  readonly date: IsoDate;
  readonly filter: CalendarFilter;
  readonly onLeave?: (() => void) | undefined;
}

/** The way to ideas for all whose date of one kind falls on a day: one celebration of several people. */
export function GroupIdeas({ section, date, filter, onLeave }: GroupIdeasProps) {
  const { apiBase } = useHost();
  const [isAsked, setAsked] = useState(false);
  const open = async () => {
    setAsked(true);
    const id = `grupo-${section.kind}-${date}`;
    const filtered = filterParams({ ...filter, types: null }).toString();
    const url = `${apiBase}/api/v1/calendar/events/${id}${filtered && `?${filtered}`}`;
    try {
      const { events } = await fetchJson(dayEventsSchema, url);
      onLeave?.();
      selectionStore(apiBase).openEvent(events[0]);
    } catch (error) {
      toastStore().show(whyNot(error), 'error');
    } finally {
      setAsked(false);
    }
  };
  return (
    <Button
      size="small"
      startIcon={<Icon name="spark" size={18} />}
      aria-label={`Ideas para los ${section.count}: ${section.title}`}
      disabled={isAsked}
      onClick={() => void open()}
    >
      Ideas para los {section.count}
    </Button>
  );
}
