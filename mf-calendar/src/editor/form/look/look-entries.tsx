import type { EventFormState } from '../use-event-form.ts';
import { IconChoice } from './icon-choice.tsx';
import { PictureEntries } from './picture-entries.tsx';

/** How the event looks: kept out of the way, open where something of it is set. */
export function LookEntries({ form }: { form: EventFormState }) {
  const { icon, picture } = form.before;
  return (
    <details open={icon !== null || picture !== null}>
      <summary>Ícono e imagen</summary>
      <div className="look">
        <IconChoice
          type={form.values.type}
          value={form.values.icon}
          onChoose={(chosen) => form.edit({ icon: chosen })}
        />
        <PictureEntries form={form} />
      </div>
    </details>
  );
}
