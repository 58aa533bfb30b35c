import { MAX_PICTURE_ALT, useHost } from '@almanaque/shared-contracts';
import { EVENT_WORDS } from '@almanaque/shared-contracts/words';
import { loadPicturePicker } from '@almanaque/ui';
import { OnDemand } from '../../../on-demand/on-demand.tsx';
import { Line } from '../entries.tsx';
import type { EventFormState } from '../use-event-form.ts';

/** The event's picture, and what it says to who does not see it. */
export function PictureEntries({ form }: { form: EventFormState }) {
  const { apiBase } = useHost();
  const { picture, decorative } = form.values;
  return (
    <fieldset className="picture">
      <legend>
        {EVENT_WORDS.picture} <span className="optional">(opcional)</span>
      </legend>
      <OnDemand
        name="picture-picker"
        load={loadPicturePicker}
        failure="No se pudo cargar lo que hace falta para elegir una imagen."
        height={98}
      >
        {(PicturePicker) => (
          <PicturePicker
            apiBase={apiBase}
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
            <Line
              form={form}
              name="pictureAlt"
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
