import { MAX_PLAN_TEXT, PLAN_WORDS, type Plan } from '@almanaque/api';
import { Button, Skeleton, styled, token } from '@almanaque/ui';
import { UnsavedQuestion, useAskBeforeUnload } from '@almanaque/ui/form';
import { isChanged, MessageEditor, messageStyle, otherDayIn, withDay } from '@almanaque/ui/message';
import type { KeyboardEvent } from 'react';
import { useHolding } from '../page/holding.ts';
import { Section } from '../plan/section.tsx';
import { usePlanMessage } from './use-plan-message.ts';
import { useProposal } from './use-proposal.ts';

const Frame = styled('div')({
  ...messageStyle,
  '& > .quiet, & > .problem': { margin: '0 0 12px', '&:empty': { display: 'none' } },
  '@media print': {
    '& :is(.gaps, .send, .message-actions, .other-day, [role=status])': { display: 'none' },
    '& .message': { margin: 0, padding: '6px 10px', font: `400 9.5pt/1.35 ${token.sans}` },
  },
});

interface EditorProps {
  readonly plan: Plan;
  /** See `useProposal`. */
  readonly proposal: string;
}

function Editor({ plan, proposal }: EditorProps) {
  const message = usePlanMessage(plan, proposal);
  const { text, writing, onWriting, keep, reset, leave, isLeaving, stay, busy, problem } = message;
  const { date, day, title, inPrivate } = plan.on;
  useAskBeforeUnload(message.isAnswered);
  const otherDay = otherDayIn(text, date, day);
  // Where it is asked about, the question says so.
  const isWriting = writing !== null && isChanged(writing);
  const isUnsaved = !isLeaving && (message.isAnswered || isWriting);
  useHolding(isWriting);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || writing === null) return;
    event.preventDefault();
    event.stopPropagation();
    leave();
  };
  return (
    <Frame aria-busy={busy} onKeyDown={onKeyDown}>
      <MessageEditor
        subject={title}
        text={text}
        source={message.source}
        answers={message.answers}
        onAnswer={message.onAnswer}
        onKeep={message.isAnswered ? () => void keep(text) : null}
        inPrivate={inPrivate === true}
        otherDay={
          otherDay && {
            named: otherDay,
            day,
            onMend: () => void keep(withDay(text, otherDay, day)),
          }
        }
        isReading={false}
        writing={writing}
        onWriting={onWriting}
        onEdit={() => onWriting({ text, from: message.source, version: plan.version })}
        onSave={(written) => (isChanged(written) ? void keep(written.text) : onWriting(null))}
        onLeave={leave}
        question={isLeaving && <UnsavedQuestion onStay={stay} onDiscard={() => onWriting(null)} />}
        actions={
          reset && (
            <Button size="small" onClick={() => void reset()}>
              Restablecer plantilla
            </Button>
          )
        }
        editWhat={PLAN_WORDS.message.toLowerCase()}
        maxLength={MAX_PLAN_TEXT}
        blank={<p className="quiet">Todavía no hay mensaje: qué se va a decir, y a quiénes.</p>}
      >
        <p className={problem === null ? 'quiet' : 'problem'} role="status">
          {problem ?? (busy ? 'Guardando…' : isUnsaved ? 'Hay cambios sin guardar.' : '')}
        </p>
      </MessageEditor>
    </Frame>
  );
}

/** What is sent or said for the plan, ready to be copied: see `MessageEditor`. */
export function PlanMessage({ plan }: { readonly plan: Plan }) {
  const proposal = useProposal(plan);
  return (
    <Section
      title={PLAN_WORDS.message}
      className={(plan.message ?? proposal) === '' ? 'blank' : ''}
    >
      {proposal === null ? <Skeleton height={160} /> : <Editor {...{ plan, proposal }} />}
    </Section>
  );
}
