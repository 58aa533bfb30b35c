import { useHost, type CalendarEvent, type Specification } from '@almanaque/shared-contracts';
import { Button, Skeleton } from '@almanaque/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { dayChosen, type Celebration } from '../celebration/celebration.ts';
import { factsOf } from './facts.ts';
import { GapQuestions } from './gap-questions.tsx';
import { fillGaps } from './gaps.ts';
import { KeepingLine } from './kept/keeping-line.tsx';
import { isReading, type Keeping } from './kept/use-kept-message.ts';
import { isTouched, sourceOf, UNTOUCHED, type Message } from './message.ts';
import { MessageEditor } from './message-editor.tsx';
import { MessageText } from './message-text.tsx';
import { PrivateNotice } from './private-notice.tsx';
import { OtherDayNotice } from './other-day-notice.tsx';
import { otherDayIn, withDay } from './other-day.ts';
import { SendButtons } from './send-buttons.tsx';
import { isChanged, type Writing } from './writing.ts';

interface MessageSectionProps {
  readonly event: CalendarEvent;
  readonly specification: Specification;
  readonly celebration: Celebration;
  readonly message: Message;
  readonly onMessage: (message: Message, begunOn?: number) => void;
  /** Null: it is kept on this page alone. */
  readonly keeping: Keeping | null;
  readonly writing: Writing | null;
  readonly onWriting: (writing: Writing | null) => void;
  /** Leaves the writing; asks first when something would be lost by it. */
  readonly onLeave: () => void;
  /** Asked under the message; null while nothing is. */
  readonly question: ReactNode;
}

/** What is written is nobody else's before 'Guardar', and is lost by no way out unasked. */
export function MessageSection(props: MessageSectionProps) {
  const { event, specification, celebration, message, onMessage, keeping } = props;
  const { writing, onWriting, onLeave, question } = props;
  const { companyName } = useHost();
  const factsFor = ({ day }: Message) =>
    factsOf(event, dayChosen(event, day) ?? celebration.proposed, companyName);
  const sourceFor = (any: Message) => sourceOf(any, specification, factsFor(any));
  const textOf = (any: Message) => fillGaps(sourceFor(any), any.answers);
  const text = writing?.text ?? textOf(message);
  const otherDay = message.edited === null ? null : otherDayIn(text, event.date, celebration.day);

  // Leaving the editor takes the focused field away: one goes on from the button that opens it.
  const editButton = useRef<HTMLButtonElement>(null);
  const isWriting = writing !== null;
  const wasWriting = useRef(isWriting);
  useEffect(() => {
    if (wasWriting.current && !isWriting) editButton.current?.focus();
    wasWriting.current = isWriting;
  }, [isWriting]);

  const save = ({ text: edited, version }: Writing) => {
    // Once it is written in, the text is the person's own: the answers given become part of it.
    if (edited !== writing?.from) onMessage({ ...message, edited, answers: {} }, version);
    onWriting(null);
  };

  return (
    <>
      {event.inPrivate && <PrivateNotice />}
      {writing ? (
        <MessageEditor text={text} onText={(written) => onWriting({ ...writing, text: written })} />
      ) : keeping && isReading(keeping) ? (
        <Skeleton height={160} />
      ) : (
        <>
          <MessageText text={text} />
          {otherDay !== null && (
            <OtherDayNotice
              named={otherDay}
              day={celebration.day}
              onMend={() =>
                onMessage({
                  ...message,
                  edited: withDay(message.edited ?? '', otherDay, celebration.day),
                })
              }
            />
          )}
          <GapQuestions
            source={sourceFor(message)}
            answers={message.answers}
            onAnswer={(gap, answer) =>
              onMessage({ ...message, answers: { ...message.answers, [gap]: answer } })
            }
          />
        </>
      )}
      {question}
      <div className="message-actions">
        {writing ? (
          <>
            <Button variant="contained" size="small" onClick={() => save(writing)}>
              Guardar
            </Button>
            <Button variant="outlined" size="small" onClick={onLeave}>
              Cancelar
            </Button>
          </>
        ) : (
          <>
            <Button
              ref={editButton}
              variant="outlined"
              size="small"
              onClick={() => onWriting({ text, from: text, version: keeping?.kept?.version ?? 0 })}
            >
              Editar
            </Button>
            <Button
              size="small"
              disabled={!isTouched(message)}
              onClick={() => onMessage(UNTOUCHED)}
            >
              Restablecer plantilla
            </Button>
          </>
        )}
      </div>
      {keeping && (
        <KeepingLine
          {...keeping}
          isWriting={writing !== null && isChanged(writing)}
          textOf={textOf}
        />
      )}
      <SendButtons key={text} subject={event.title} text={text} />
    </>
  );
}
