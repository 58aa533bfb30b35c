import { useHost, type CalendarEvent, type Specification } from '@almanaque/shared-contracts';
import { Button, Skeleton } from '@almanaque/ui';
import { useEffect, useRef } from 'react';
import { dayChosen, type Celebration } from '../celebration/celebration.ts';
import { factsOf } from './facts.ts';
import { GapQuestions } from './gap-questions.tsx';
import { fillGaps } from './gaps.ts';
import { KeepingLine } from './kept/keeping-line.tsx';
import { isReading, type Keeping } from './kept/use-kept-message.ts';
import { isTouched, sourceOf, UNTOUCHED, type Message } from './message.ts';
import { MessageEditor } from './message-editor.tsx';
import { MessageText } from './message-text.tsx';
import { OtherDayNotice } from './other-day-notice.tsx';
import { otherDayIn, withDay } from './other-day.ts';
import { SendButtons } from './send-buttons.tsx';

interface MessageSectionProps {
  readonly event: CalendarEvent;
  readonly specification: Specification;
  readonly celebration: Celebration;
  readonly message: Message;
  readonly onMessage: (message: Message) => void;
  /** Null: it is kept on this page alone. */
  readonly keeping: Keeping | null;
  readonly editing: boolean;
  readonly onEditing: (editing: boolean) => void;
}

/** Every keystroke is kept at once, so leaving the editor in any way loses nothing. */
export function MessageSection(props: MessageSectionProps) {
  const { event, specification, celebration, message, onMessage, keeping } = props;
  const { editing, onEditing } = props;
  const { companyName } = useHost();
  const factsFor = ({ day }: Message) =>
    factsOf(event, dayChosen(event, day) ?? celebration.proposed, companyName);
  const sourceFor = (any: Message) => sourceOf(any, specification, factsFor(any));
  const textOf = (any: Message) => fillGaps(sourceFor(any), any.answers);
  const text = textOf(message);
  const otherDay = message.edited === null ? null : otherDayIn(text, event.date, celebration.day);

  // Leaving the editor takes the focused field away: one goes on from the button that opens it.
  const toggleButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const button = toggleButton.current;
    return editing ? () => button?.focus() : undefined;
  }, [editing]);

  return (
    <>
      {editing ? (
        // Once it is written in, the text is the person's own: the answers given become part of it.
        <MessageEditor
          text={text}
          onText={(edited) => onMessage({ ...message, edited, answers: {} })}
        />
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
      <div className="message-actions">
        <Button
          ref={toggleButton}
          variant="outlined"
          size="small"
          onClick={() => onEditing(!editing)}
        >
          {editing ? 'Guardar' : 'Editar'}
        </Button>
        <Button
          size="small"
          disabled={!isTouched(message)}
          onClick={() => {
            onMessage(UNTOUCHED);
            onEditing(false);
          }}
        >
          Restablecer plantilla
        </Button>
      </div>
      {keeping && <KeepingLine {...keeping} editing={editing} textOf={textOf} />}
      <SendButtons key={text} subject={event.title} text={text} />
    </>
  );
}
