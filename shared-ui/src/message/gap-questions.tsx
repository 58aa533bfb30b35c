import { useId } from 'react';
import type { Facts } from './facts.ts';
import { gapsIn, questionFor } from './gaps.ts';

interface GapQuestionsProps {
  /** The text before the answers are put in. */
  readonly source: string;
  readonly answers: Facts;
  readonly onAnswer: (gap: string, answer: string) => void;
}

/** A field for each gap, answered or not, so that an answer can be mended. */
export function GapQuestions({ source, answers, onAnswer }: GapQuestionsProps) {
  const id = useId();
  const gaps = gapsIn(source);
  if (gaps.length === 0) return null;
  return (
    <fieldset className="gaps">
      <legend>Para completar el mensaje</legend>
      {gaps.map((gap, index) => {
        const { label, example } = questionFor(gap);
        return (
          <div key={gap}>
            <label htmlFor={`${id}${index}`}>{label}</label>
            <input
              id={`${id}${index}`}
              autoComplete="off"
              maxLength={120}
              placeholder={example}
              value={answers[gap] ?? ''}
              onChange={(change) => onAnswer(gap, change.target.value)}
            />
          </div>
        );
      })}
    </fieldset>
  );
}
