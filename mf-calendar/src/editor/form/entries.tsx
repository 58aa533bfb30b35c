import {
  MAX_EVENT_DESCRIPTION,
  MAX_EVENT_GROUP,
  MAX_EVENT_PLACE,
  parseIsoDate,
  toneSchema,
} from '@almanaque/shared-contracts';
import { Field } from './field.tsx';
import { FIRST_DATE, LAST_DATE, type FieldName } from './form-values.ts';
import { repetitionLabel, repetitionOn, repetitionsFor, type Repetition } from './repetition.ts';
import { TONE_LABELS } from './tones.ts';
import type { EventFormState } from './use-event-form.ts';

interface EntriesProps {
  readonly form: EventFormState;
}

interface LineProps extends EntriesProps {
  readonly name: Exclude<
    FieldName,
    'type' | 'tone' | 'repetition' | 'icon' | 'picture' | 'decorative'
  >;
  readonly label: string;
  readonly optional?: boolean;
  readonly hint?: string;
  readonly className?: string;
  readonly type?: 'text' | 'date' | 'time';
  readonly maxLength?: number;
}

/** One line of text, a date or a time. */
export const Line = ({ type = 'text', maxLength, ...props }: LineProps) => (
  <Field
    {...props}
    entry={(entry) => (
      <input
        {...entry}
        type={type}
        autoComplete="off"
        required={props.optional !== true}
        {...(maxLength !== undefined && { maxLength })}
        {...(type === 'date' && { min: FIRST_DATE, max: LAST_DATE })}
        onChange={({ target }) => props.form.edit({ [props.name]: target.value })}
      />
    )}
  />
);

export function RepetitionEntries({ form }: EntriesProps) {
  const date = parseIsoDate(form.values.date) ?? form.before.date;
  const chosen = repetitionOn(date, form.values.repetition);
  // The rule that came with the event stays on offer while the editor is open.
  const kept: Repetition[] = form.values.repetition === 'kept' ? ['kept'] : [];
  return (
    <div className="row">
      <Field
        form={form}
        name="repetition"
        label="Repetición"
        className="grows"
        entry={(entry) => (
          <select
            {...entry}
            value={chosen}
            onChange={({ target }) =>
              form.edit({
                repetition:
                  repetitionsFor(date).find((offered) => offered === target.value) ?? 'kept',
              })
            }
          >
            {[...repetitionsFor(date), ...kept].map((offered) => (
              <option key={offered} value={offered}>
                {repetitionLabel(offered, date)}
              </option>
            ))}
          </select>
        )}
      />
      {chosen !== 'none' && chosen !== 'kept' && (
        <Line form={form} name="until" label="Se repite hasta" type="date" optional />
      )}
    </div>
  );
}

export const DescriptionEntry = ({ form }: EntriesProps) => (
  <Field
    form={form}
    name="description"
    label="Descripción"
    optional
    entry={(entry) => (
      <textarea
        {...entry}
        rows={3}
        maxLength={MAX_EVENT_DESCRIPTION}
        onChange={({ target }) => form.edit({ description: target.value })}
      />
    )}
  />
);

/** What few events need: kept out of the way, open where one of them is set. */
export function MoreEntries({ form }: EntriesProps) {
  const { tone, office, team } = form.before;
  const isSet = tone !== 'festivo' || office !== null || team !== null;
  return (
    <details open={isSet}>
      <summary>A quién le toca y con qué tono</summary>
      <div className="row">
        <Line form={form} name="office" label="Oficina" optional maxLength={MAX_EVENT_GROUP} />
        <Line form={form} name="team" label="Equipo" optional maxLength={MAX_EVENT_GROUP} />
      </div>
      <Field
        form={form}
        name="tone"
        label="Tono"
        hint="Define qué ideas se proponen: las fechas de memoria no llevan festejo."
        entry={(entry) => (
          <select
            {...entry}
            onChange={({ target }) => form.edit({ tone: toneSchema.parse(target.value) })}
          >
            {toneSchema.options.map((offered) => (
              <option key={offered} value={offered}>
                {TONE_LABELS[offered]}
              </option>
            ))}
          </select>
        )}
      />
    </details>
  );
}

export const PlaceEntry = ({ form }: EntriesProps) => (
  <Line
    form={form}
    name="place"
    label="Lugar"
    optional
    maxLength={MAX_EVENT_PLACE}
    className="grows"
  />
);
