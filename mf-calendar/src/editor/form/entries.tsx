import {
  MAX_EVENT_DESCRIPTION,
  MAX_EVENT_PLACE,
  MAX_LINK,
  MAX_LINK_NAME,
  toneSchema,
} from '@almanaque/shared-contracts';
import { EVENT_WORDS, TONE_WORDS } from '@almanaque/shared-contracts/words';
import { Field } from './field.tsx';
import { GroupEntries } from './group-entries.tsx';
import type { FieldName } from './form-values.ts';
import type { EventFormState } from './use-event-form.ts';

interface EntriesProps {
  readonly form: EventFormState;
}

interface LineProps extends EntriesProps {
  readonly name: Exclude<
    FieldName,
    'type' | 'tone' | 'repetition' | 'ending' | 'icon' | 'picture' | 'decorative'
  >;
  readonly label: string;
  readonly optional?: boolean;
  readonly hint?: string;
  readonly className?: string;
  readonly type?: 'text' | 'time' | 'url';
  readonly maxLength?: number;
  /** A whole number, from 1 to this. */
  readonly most?: number;
}

/** One line of text, a time or a number. */
export const Line = ({ type = 'text', maxLength, most, ...props }: LineProps) => (
  <Field
    {...props}
    entry={(entry) => (
      <input
        {...entry}
        type={type}
        autoComplete="off"
        required={props.optional !== true}
        {...(maxLength !== undefined && { maxLength })}
        {...(most !== undefined && { type: 'number', min: 1, max: most, inputMode: 'numeric' })}
        onChange={({ target }) => props.form.edit({ [props.name]: target.value })}
      />
    )}
  />
);

export const DescriptionEntry = ({ form }: EntriesProps) => (
  <Field
    form={form}
    name="description"
    label={EVENT_WORDS.description}
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
      <GroupEntries form={form} />
      <Field
        form={form}
        name="tone"
        label={EVENT_WORDS.tone}
        hint="Define qué ideas se proponen: las fechas de memoria no llevan festejo."
        entry={(entry) => (
          <select
            {...entry}
            onChange={({ target }) => form.edit({ tone: toneSchema.parse(target.value) })}
          >
            {toneSchema.options.map((offered) => (
              <option key={offered} value={offered}>
                {TONE_WORDS[offered]}
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
    label={EVENT_WORDS.place}
    optional
    maxLength={MAX_EVENT_PLACE}
    className="grows"
  />
);

/** The way to the video call, the form or the album; it has a name once there is one. */
export const LinkEntries = ({ form }: EntriesProps) => (
  <>
    <Line
      form={form}
      name="link"
      label={EVENT_WORDS.link}
      hint="De la videollamada, el formulario o el álbum."
      optional
      type="url"
      maxLength={MAX_LINK}
    />
    {form.values.link.trim() !== '' && (
      <Line
        form={form}
        name="linkName"
        label={EVENT_WORDS.linkName}
        hint="Lo que se lee en su lugar: «Sala de Meet», «Anotate acá»."
        optional
        maxLength={MAX_LINK_NAME}
      />
    )}
  </>
);
