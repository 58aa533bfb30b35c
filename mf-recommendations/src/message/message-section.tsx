import { useHost, type CalendarEvent } from '@almanaque/shared-contracts';
import { Button, Skeleton } from '@almanaque/ui';
import { useEffect, useRef } from 'react';
import type { Suggestion } from '../predefined/suggestion.ts';
import { isPredefined, specificationOf } from '../specifications/specification-of.ts';
import { factsOf } from './facts.ts';
import { GapQuestions } from './gap-questions.tsx';
import { fillGaps } from './gaps.ts';
import { KeepingLine } from './kept/keeping-line.tsx';
import { isReading, useKeptMessage } from './kept/use-kept-message.ts';
import { isTouched, sourceOf, UNTOUCHED, type Message } from './message.ts';
import { MessageEditor } from './message-editor.tsx';
import { MessageText } from './message-text.tsx';
import { SendButtons } from './send-buttons.tsx';

interface MessageSectionProps {
  readonly event: CalendarEvent;
  readonly suggestion: Suggestion;
  readonly message: Message;
  readonly onMessage: (message: Message) => void;
  readonly editing: boolean;
  readonly onEditing: (editing: boolean) => void;
}

/** Every keystroke is kept at once, so leaving the editor in any way loses nothing. */
export function MessageSection(props: MessageSectionProps) {
  const { event, suggestion, editing, onEditing } = props;
  const { companyName } = useHost();
  const specification = specificationOf(suggestion);
  const { message, onMessage, keeping } = useKeptMessage({
    event,
    recommendationId: suggestion.id,
    idea: isPredefined(suggestion) ? undefined : suggestion,
    local: props.message,
    onLocal: props.onMessage,
    editing,
  });
  const textOf = (any: Message) =>
    fillGaps(sourceOf(any, specification, factsOf(event, companyName)), any.answers);
  const source = sourceOf(message, specification, factsOf(event, companyName));
  const text = textOf(message);

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
        <MessageEditor text={text} onText={(edited) => onMessage({ edited, answers: {} })} />
      ) : keeping && isReading(keeping) ? (
        <Skeleton height={160} />
      ) : (
        <>
          <MessageText text={text} />
          <GapQuestions
            source={source}
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
