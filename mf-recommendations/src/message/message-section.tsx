import { useHost, type CalendarEvent, type Specification } from '@almanaque/shared-contracts';
import { Button } from '@almanaque/ui';
import { useEffect, useRef } from 'react';
import { factsOf } from './facts.ts';
import { GapQuestions } from './gap-questions.tsx';
import { fillGaps } from './gaps.ts';
import { isTouched, sourceOf, UNTOUCHED, type Message } from './message.ts';
import { MessageEditor } from './message-editor.tsx';
import { MessageText } from './message-text.tsx';
import { SendButtons } from './send-buttons.tsx';

interface MessageSectionProps {
  readonly event: CalendarEvent;
  readonly specification: Specification;
  readonly message: Message;
  readonly onMessage: (message: Message) => void;
  readonly editing: boolean;
  readonly onEditing: (editing: boolean) => void;
}

/** Every keystroke is kept at once, so leaving the editor in any way loses nothing. */
export function MessageSection(props: MessageSectionProps) {
  const { event, specification, message, onMessage, editing, onEditing } = props;
  const { companyName } = useHost();
  const source = sourceOf(message, specification, factsOf(event, companyName));
  const text = fillGaps(source, message.answers);

  // Leaving the editor takes the focused field away: one goes on from the button that opens it.
  const toggleButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const button = toggleButton.current;
    return editing ? () => button?.focus() : undefined;
  }, [editing]);

  const toggle = () => {
    // From here on the text is the person's own: the answers given become part of it.
    if (!editing) onMessage({ edited: text, answers: {} });
    onEditing(!editing);
  };

  return (
    <>
      {editing ? (
        <MessageEditor text={source} onText={(edited) => onMessage({ edited, answers: {} })} />
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
        <Button ref={toggleButton} variant="outlined" size="small" onClick={toggle}>
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
      <SendButtons key={text} subject={event.title} text={text} />
    </>
  );
}
