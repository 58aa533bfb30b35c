import { PLAN_WORDS, type Plan } from '@almanaque/api';
import { useHost } from '@almanaque/shared-contracts';
import { useMergedEdit, useWrite } from '@almanaque/ui/form';
import { fillGaps, isChanged, writingPlace, type Facts, type Writing } from '@almanaque/ui/message';
import { useRef, useState } from 'react';
import { useFreshPlan } from '../plans/use-plan.ts';
import { usePlanWrites } from '../plans/use-plan-writes.ts';
import { useRebasedWrite } from '../plans/use-rebased-write.ts';
import { useUndoable } from '../plans/use-undoable.ts';
import { templateOf } from './use-proposal.ts';

const NO_ANSWERS: Facts = {};

/**
 * A plan's message: the one that is proposed, until somebody writes another. What is answered and written is here alone
 * until it is saved; then it is a change of the plan like any other.
 */
export function usePlanMessage(plan: Plan, proposal: string) {
  const { apiBase } = useHost();
  const place = writingPlace(apiBase, 'plan', plan.id);
  const [writing, setWriting] = useState(place.find);
  /** What is written by now, for code that waited for an answer while the person went on writing. */
  const written = useRef(writing);
  const [answers, setAnswers] = useState(NO_ANSWERS);
  const [isLeaving, setLeaving] = useState(false);
  const { change } = usePlanWrites();
  const fresh = useFreshPlan();
  const rebased = useRebasedWrite(plan);
  const tell = useUndoable();
  const { write, busy, problem } = useWrite();

  const sourceOf = ({ message }: Plan) => message ?? proposal;
  const source = sourceOf(plan);

  const onWriting = (next: Writing | null) => {
    place.put(next);
    written.current = next;
    setWriting(next);
    setLeaving(false);
  };
  /** What was written and answered while `text` was on its way is not kept yet, and stays. */
  const onKept = (text: string, { version }: Plan) => {
    const now = written.current;
    onWriting(now && now.text !== text ? { text: now.text, from: text, version } : null);
    const fits = ([gap, answer]: [string, string]) => fillGaps(text, { [gap]: answer }) !== text;
    setAnswers((known) => Object.fromEntries(Object.entries(known).filter(fits)));
  };
  const edit = useMergedEdit({
    // What was begun on an earlier version meets what others wrote since.
    opened: writing ? { ...plan, version: writing.version, message: writing.from } : plan,
    entriesOf: (one) => ({ message: sourceOf(one) }),
    labels: { message: PLAN_WORDS.message },
    save: async (before, { message = '' }) => {
      const saved = await change(before, { message });
      tell('Se guardó el mensaje.', saved);
      onKept(message, saved);
    },
    readNow: ({ id }) => fresh(id),
  });

  const keep = (text: string) => write(async () => edit?.({ message: text }));

  return {
    source,
    text: fillGaps(source, answers),
    answers,
    /** Something was answered, and is not in the plan yet. */
    isAnswered: Object.values(answers).some((answer) => answer.trim() !== ''),
    onAnswer: (gap: string, answer: string) => setAnswers((known) => ({ ...known, [gap]: answer })),
    writing,
    onWriting,
    keep,
    /** Null: there is none to go back to. */
    reset:
      templateOf(plan) !== null && plan.message !== null
        ? () =>
            write(async () => {
              const back = await rebased(
                ({ message }) => message,
                (now) => change(now, { message: null }),
              );
              tell('El mensaje vuelve a ser el de la idea.', back);
              setAnswers(NO_ANSWERS);
            })
        : null,
    leave: () => {
      if (writing && isChanged(writing)) setLeaving(true);
      else onWriting(null);
    },
    isLeaving,
    stay: () => setLeaving(false),
    busy,
    problem,
  };
}
