import { capitalize, parseIsoDate } from '@almanaque/shared-contracts';
import { EVENT_WORDS } from '@almanaque/shared-contracts/words';
import { Choice, Field } from '@almanaque/ui/form';
import { useRuleWords } from '../rule-words-context.ts';
import { DateLine } from './date-line.tsx';
import { countProps, entryProps } from './entry-props.ts';
import { MAX_EVERY, MAX_TIMES } from './form-values.ts';
import {
  enteredRule,
  repetitionOn,
  repetitionsFor,
  UNITS,
  type Ending,
  type Repetition,
} from './repetition.ts';
import type { EventFormState } from './use-event-form.ts';

const ENDINGS: Readonly<Record<Ending, string>> = {
  never: 'Nunca',
  on: 'En una fecha',
  after: 'Después de varias veces',
};

const isEnding = (text: string): text is Ending => text in ENDINGS;

const howMany = (unit: string): string =>
  `Cada ${unit === 'semanas' ? 'cuántas' : 'cuántos'} ${unit}`;

function EndEntries({ form }: { form: EventFormState }) {
  const { ending } = form.values;
  return (
    <div className="row">
      <Choice
        {...entryProps(form, 'ending')}
        label="Termina"
        onChange={({ target: { value } }) => isEnding(value) && form.edit({ ending: value })}
      >
        {Object.entries(ENDINGS).map(([offered, label]) => (
          <option key={offered} value={offered}>
            {label}
          </option>
        ))}
      </Choice>
      {ending === 'on' && <DateLine form={form} name="until" label="Se repite hasta" />}
      {ending === 'after' && (
        <Field
          {...countProps(form, 'times', MAX_TIMES)}
          label="Cuántas veces"
          hint={form.repeats ? 'Se cuentan desde la primera de todas.' : undefined}
        />
      )}
    </div>
  );
}

/** How an event repeats, as people say it, and in a sentence what was said. */
export function RepetitionEntries({ form }: { form: EventFormState }) {
  const ruleWords = useRuleWords();
  const { values, before } = form;
  const date = parseIsoDate(values.date) ?? before.date;
  const chosen = repetitionOn(date, values.repetition);
  // What came with the event stays on offer while the editor is open.
  const offered = repetitionsFor(date);
  const choices: Repetition[] = chosen === 'kept' ? [...offered, 'kept'] : offered;
  const unit = UNITS[chosen];
  const once = { ...values, every: '1', ending: 'never' } as const;
  const label = (repetition: Repetition): string =>
    capitalize(ruleWords(enteredRule({ ...once, repetition }, date, before.rrule), date));
  const hasProblem = (['every', 'until', 'times'] as const).some((name) => form.isWrong(name));
  const rule = hasProblem ? null : enteredRule(values, date, before.rrule);
  return (
    <>
      <div className="row">
        <div className="grows">
          <Choice
            {...entryProps(form, 'repetition')}
            label={EVENT_WORDS.rrule}
            value={chosen}
            onChange={({ target }) =>
              form.edit({
                repetition: choices.find((choice) => choice === target.value) ?? 'kept',
              })
            }
          >
            {[...new Set([...choices, chosen])].map((choice) => (
              <option key={choice} value={choice}>
                {label(choice)}
              </option>
            ))}
          </Choice>
        </div>
        {unit !== undefined && (
          <Field {...countProps(form, 'every', MAX_EVERY)} label={howMany(unit)} />
        )}
      </div>
      {chosen !== 'none' && chosen !== 'kept' && <EndEntries form={form} />}
      <p role="status" className="hint said">
        {rule !== null && `Se repite ${ruleWords(rule, date)}.`}
      </p>
    </>
  );
}
