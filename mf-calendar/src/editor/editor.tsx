import {
  ApiError,
  followed,
  sessionQuery,
  useHost,
  useQuery,
  type IsoDate,
  type RuleWords,
} from '@almanaque/shared-contracts';
import { Button, FailureNotice, Skeleton } from '@almanaque/ui';
import { AnotherPerson, useNextPerson } from '@almanaque/ui/form';
import { useEffect, useEffectEvent } from 'react';
import type { EditorRequest, EndOfEditing } from './editor-request.ts';
import { existing, readEvent } from './event-requests.ts';
import { EventForm } from './form/event-form.tsx';
import { RuleWordsContext } from './rule-words-context.ts';

interface EditorProps {
  readonly request: EditorRequest;
  readonly onEnd: (end: EndOfEditing) => void;
}

const NEW = { kind: 'new' } as const;

interface OpenedEventProps {
  readonly eventId: string;
  readonly occurrence: IsoDate | null;
  readonly date: IsoDate;
  readonly onEnd: (end: EndOfEditing) => void;
}

/** The event as it is kept now, not as the calendar has it: that may be some minutes old. */
function OpenedEvent({ eventId, occurrence, date, onEnd }: OpenedEventProps) {
  const { apiBase } = useHost();
  const { data, error, refetch } = useQuery({
    queryKey: ['event', apiBase, eventId, occurrence],
    queryFn: async ({ signal }) => existing(await readEvent(apiBase, eventId, signal), occurrence),
    // Read once each time the editor opens, and never again under the hands of who is typing.
    gcTime: 0,
    staleTime: Infinity,
    retry: 1,
    ...followed(),
  });
  if (data) return <EventForm date={date} source={data} onEnd={onEnd} />;
  return (
    <div className="waiting" role={error ? undefined : 'status'}>
      {error ? (
        <FailureNotice
          message={error instanceof ApiError ? error.message : 'No pudimos traer este evento.'}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton height={520} aria-label="Cargando el evento" />
      )}
      <Button onClick={() => onEnd('left')}>Cerrar</Button>
    </div>
  );
}

/**
 * The inside of the editor, which says how events repeat by `ruleWords`. What is entered waits while a
 * session has to begin anew, and is gone when that is another person's: they are told. Where nothing was
 * entered there is nothing to tell, and the editor goes: what it shows was for whoever opened it.
 */
export const editorWith = (ruleWords: RuleWords) =>
  function Editor({ request, onEnd }: EditorProps) {
    const { data } = useQuery({ ...sessionQuery(useHost().apiBase), enabled: false });
    const session = data?.session ?? null;
    const { turn, isToBeTold } = useNextPerson(session);
    const isOver = turn > 0 && !isToBeTold;
    const leave = useEffectEvent(() => onEnd('left'));
    useEffect(() => {
      if (isOver) leave();
    }, [isOver]);
    if (isOver) return null;
    if (isToBeTold && session) {
      return (
        <div className="waiting">
          <AnotherPerson name={session.name} onClose={() => onEnd('left')} />
        </div>
      );
    }
    return (
      <RuleWordsContext value={ruleWords}>
        {request.kind === 'new' ? (
          <EventForm date={request.date} source={NEW} onEnd={onEnd} />
        ) : (
          <OpenedEvent {...request} onEnd={onEnd} />
        )}
      </RuleWordsContext>
    );
  };
