import { MAX_PICTURE_ALT } from '@almanaque/shared-contracts';
import { EVENT_WORDS } from '@almanaque/shared-contracts/words';
import { loadPicturePicker } from '@almanaque/ui';
import { Field } from '@almanaque/ui/form';
import { OnDemand } from '../../../on-demand/on-demand.tsx';
import { textProps } from '../entry-props.ts';
import type { EventFormState } from '../use-event-form.ts';

/** The event's picture, and what it says to who does not see it. */
export function PictureEntries({ form }: { form: EventFormState }) {
  const { picture, decorative } = form.values;
  return (
    <fieldset className="picture">
      <legend className="optional">{EVENT_WORDS.picture}</legend>
      <OnDemand
        name="picture-picker"
        load={loadPicturePicker}
        failure="No se pudo cargar lo que hace falta para elegir una imagen."
        height={98}
      >
        {(PicturePicker) => (
          <PicturePicker
            what="una imagen"
            path={picture}
            onPick={(path) => form.edit({ picture: path, pictureAlt: '', decorative: false })}
            onBusy={form.setUploading}
          />
        )}
      </OnDemand>
      {form.problems.picture && <p className="problem">{form.problems.picture}</p>}
      {picture !== null && (
        <>
          {!decorative && (
            <Field
              {...textProps(form, 'pictureAlt')}
              required
              label="Qué se ve en la imagen"
              hint="Para quien no la ve: «El equipo en la terraza, con el asado a medio hacer»."
              maxLength={MAX_PICTURE_ALT}
            />
          )}
          <label className="check">
            <input
              type="checkbox"
              checked={decorative}
              onChange={({ target }) => form.edit({ decorative: target.checked })}
            />
            Es decorativa: no hace falta describirla
          </label>
        </>
      )}
    </fieldset>
  );
}
