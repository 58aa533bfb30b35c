import { Button, focusedElement, Skeleton } from '@almanaque/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Facts } from './facts.ts';
import { GapQuestions } from './gap-questions.tsx';
import { MessageField } from './message-field.tsx';
import { MessageText } from './message-text.tsx';
import { OtherDayNotice, type OtherDayNoticeProps } from './other-day-notice.tsx';
import { PrivateNotice } from './private-notice.tsx';
import { SendButtons } from './send-buttons.tsx';
import type { Writing } from './writing.ts';

export interface MessageEditorProps {
  /** Of the mail. */
  readonly subject: string;
  /** What is sent: with the answers put in. */
  readonly text: string;
  /** The text before they are. */
  readonly source: string;
  readonly answers: Facts;
  readonly onAnswer: (gap: string, answer: string) => void;
  /** Keeps the answers, where they are kept once that is asked for; null: there is none to keep. */
  readonly onKeep?: (() => void) | null;
  /** It is for the person alone. */
  readonly inPrivate: boolean;
  /** Another day than that of the celebration, which the text names; null: it does not. */
  readonly otherDay: OtherDayNoticeProps | null;
  /** What is kept is on its way. */
  readonly isReading: boolean;
  /** Null: the message is read, and not written. */
  readonly writing: Writing | null;
  readonly onWriting: (writing: Writing) => void;
  readonly onEdit: () => void;
  readonly onSave: (writing: Writing) => void;
  /** Leaves the writing; asks first when something would be lost by it. */
  readonly onLeave: () => void;
  /** Asked under the message; null while nothing is. */
  readonly question: ReactNode;
  /** What else can be done with it while it is read. */
  readonly actions?: ReactNode;
  /** Follows 'Editar' in its name, where the page has more than one of them. */
  readonly editWhat?: string;
  /** Where what is kept has an end. */
  readonly maxLength?: number;
  /** Stands in the place of a message of which nothing is written, and which nobody can send. */
  readonly blank?: ReactNode;
  /** How the keeping of it goes. */
  readonly children?: ReactNode;
}

/** What had the focus is gone. */
function isNowhere(): boolean {
  const focused = focusedElement();
  return focused === null || focused === document.body;
}

/**
 * A message to be sent: what is missing in it is asked for, it is written in, copied and sent. What is
 * written is nobody else's before 'Guardar', and is lost by no way out unasked. Where it is kept is the
 * business of whoever shows it.
 */
export function MessageEditor(props: MessageEditorProps) {
  const { subject, text, source, answers, onAnswer, onKeep = null } = props;
  const { inPrivate, otherDay, isReading } = props;
  const { writing, onWriting, onEdit, onSave, onLeave, question, actions, editWhat } = props;
  const { maxLength, blank, children } = props;
  const shown = writing?.text ?? text;
  const isWriting = writing !== null;
  const isUnwritten = blank !== undefined && text === '';

  // Leaving the editor takes the focused field away: one goes on from the button that opens it.
  const editButton = useRef<HTMLButtonElement>(null);
  const wasWriting = useRef(isWriting);
  const hadToKeep = useRef(false);
  useEffect(() => {
    // What is told in its place is read first.
    if (wasWriting.current && !isWriting && isNowhere()) editButton.current?.focus();
    wasWriting.current = isWriting;
  }, [isWriting]);
  const isKept = onKeep === null;
  useEffect(() => {
    // Whoever took an answer back is still at it.
    if (isKept && hadToKeep.current && isNowhere()) editButton.current?.focus();
    hadToKeep.current = !isKept;
  }, [isKept]);

  return (
    <>
      {inPrivate && <PrivateNotice />}
      {writing ? (
        <MessageField
          text={shown}
          maxLength={maxLength}
          onText={(written) => onWriting({ ...writing, text: written })}
        />
      ) : isReading ? (
        <Skeleton height={160} />
      ) : (
        <>
          {isUnwritten ? blank : <MessageText text={text} />}
          {otherDay !== null && <OtherDayNotice {...otherDay} />}
          <GapQuestions source={source} answers={answers} onAnswer={onAnswer} />
        </>
      )}
      {question}
      <div className="message-actions">
        {writing ? (
          <>
            <Button variant="contained" size="small" onClick={() => onSave(writing)}>
              Guardar
            </Button>
            <Button variant="outlined" size="small" onClick={onLeave}>
              Cancelar
            </Button>
          </>
        ) : (
          <>
            <Button ref={editButton} variant="outlined" size="small" onClick={onEdit}>
              {isUnwritten ? 'Escribir' : 'Editar'}
              {editWhat !== undefined && <span className="hidden"> {editWhat}</span>}
            </Button>
            {onKeep && (
              <Button variant="contained" size="small" onClick={onKeep}>
                Guardar
              </Button>
            )}
            {actions}
          </>
        )}
      </div>
      {children}
      {(isWriting || !isUnwritten) && <SendButtons key={shown} subject={subject} text={shown} />}
    </>
  );
}
