import { toneSchema } from '@almanaque/shared-contracts';
import {
  MAX_EVENT_DESCRIPTION,
  MAX_EVENT_PLACE,
  MAX_LINK,
  MAX_LINK_NAME,
} from '@almanaque/shared-contracts/event-draft';
import { EVENT_WORDS, TONE_WORDS } from '@almanaque/shared-contracts/words';
import { Choice, Field, LongField } from '@almanaque/ui/form';
import { entryProps, textProps } from './entry-props.ts';
import { GroupEntries } from './group-entries.tsx';
import type { EventFormState } from './use-event-form.ts';

interface EntriesProps {
  readonly form: EventFormState;
}

export const DescriptionEntry = ({ form }: EntriesProps) => (
  <LongField
    {...textProps(form, 'description')}
    label={EVENT_WORDS.description}
    optional
    maxLength={MAX_EVENT_DESCRIPTION}
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
      <Choice
        {...entryProps(form, 'tone')}
        label={EVENT_WORDS.tone}
        hint="Define qué ideas se proponen: las fechas de memoria no llevan festejo."
        onChange={({ target }) => form.edit({ tone: toneSchema.parse(target.value) })}
      >
        {toneSchema.options.map((offered) => (
          <option key={offered} value={offered}>
            {TONE_WORDS[offered]}
          </option>
        ))}
      </Choice>
    </details>
  );
}

export const PlaceEntry = ({ form }: EntriesProps) => (
  <div className="grows">
    <Field
      {...textProps(form, 'place')}
      label={EVENT_WORDS.place}
      optional
      maxLength={MAX_EVENT_PLACE}
    />
  </div>
);

/** The way to the video call, the form or the album; it has a name once there is one. */
export const LinkEntries = ({ form }: EntriesProps) => (
  <>
    <Field
      {...textProps(form, 'link')}
      label={EVENT_WORDS.link}
      hint="De la videollamada, el formulario o el álbum."
      optional
      type="url"
      maxLength={MAX_LINK}
    />
    {form.values.link.trim() !== '' && (
      <Field
        {...textProps(form, 'linkName')}
        label={EVENT_WORDS.linkName}
        hint="Lo que se lee en su lugar: «Sala de Meet», «Anotate acá»."
        optional
        maxLength={MAX_LINK_NAME}
      />
    )}
  </>
);
