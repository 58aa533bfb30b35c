import { useHost, type CalendarEvent, type Specification } from '@almanaque/shared-contracts';
import { Button } from '@almanaque/ui';
import {
  factsOf,
  fillGaps,
  isChanged,
  MessageEditor,
  otherDayIn,
  withDay,
  type Writing,
} from '@almanaque/ui/message';
import type { ReactNode } from 'react';
import { dayChosen, type Celebration } from '../celebration/celebration.ts';
import { KeepingLine } from './kept/keeping-line.tsx';
import { isReading, type Keeping } from './kept/use-kept-message.ts';
import { isTouched, sourceOf, UNTOUCHED, type Message } from './message.ts';

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

/** The message of a recommendation: kept for its event, by whoever may keep it. */
export function MessageSection(props: MessageSectionProps) {
  const { event, specification, celebration, message, onMessage, keeping } = props;
  const { writing, onWriting, onLeave, question } = props;
  const { companyName } = useHost();
  const factsFor = ({ day }: Message) =>
    factsOf(event, dayChosen(event, day) ?? celebration.proposed, companyName);
  const sourceFor = (of: Message) => sourceOf(of, specification, factsFor(of));
  const textOf = (of: Message) => fillGaps(sourceFor(of), of.answers);
  const text = textOf(message);
  const { edited } = message;
  const otherDay = edited === null ? null : otherDayIn(text, event.date, celebration.day);

  const save = ({ text: written, from, version }: Writing) => {
    // Once it is written in, the text is the person's own: the answers given become part of it.
    if (written !== from) onMessage({ ...message, edited: written, answers: {} }, version);
    onWriting(null);
  };

  return (
    <MessageEditor
      subject={event.title}
      text={text}
      source={sourceFor(message)}
      answers={message.answers}
      onAnswer={(gap, answer) =>
        onMessage({ ...message, answers: { ...message.answers, [gap]: answer } })
      }
      inPrivate={event.inPrivate === true}
      otherDay={
        otherDay && {
          named: otherDay,
          day: celebration.day,
          onMend: () =>
            onMessage({ ...message, edited: withDay(edited ?? '', otherDay, celebration.day) }),
        }
      }
      isReading={keeping !== null && isReading(keeping)}
      writing={writing}
      onWriting={onWriting}
      onEdit={() => onWriting({ text, from: text, version: keeping?.kept?.version ?? 0 })}
      onSave={save}
      onLeave={onLeave}
      question={question}
      actions={
        <Button size="small" disabled={!isTouched(message)} onClick={() => onMessage(UNTOUCHED)}>
          Restablecer plantilla
        </Button>
      }
    >
      {keeping && (
        <KeepingLine
          {...keeping}
          isWriting={writing !== null && isChanged(writing)}
          textOf={textOf}
        />
      )}
    </MessageEditor>
  );
}
