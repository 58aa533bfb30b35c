import { MAX_EVENT_GROUP } from '@almanaque/shared-contracts/event-draft';
import { EVENT_WORDS } from '@almanaque/shared-contracts/words';
import { Field } from '@almanaque/ui/form';
import { textProps } from './entry-props.ts';
import type { EventFormState } from './use-event-form.ts';

interface GroupEntryProps {
  readonly form: EventFormState;
  readonly name: 'office' | 'team';
  readonly label: string;
  /** What a person confirms of a name that nobody has yet. */
  readonly isNew: string;
}

/** An office or a team, of those there are: typing narrows them down. One that there is not is asked about. */
function GroupEntry({ form, name, label, isNew }: GroupEntryProps) {
  const asks = form.isUnknown(name) || form.newNames.has(form.values[name].trim());
  return (
    <div className="group">
      <Field
        {...textProps(form, name)}
        label={label}
        optional
        suggestions={form.places[name]}
        maxLength={MAX_EVENT_GROUP}
      />
      {asks && form.values[name].trim() !== '' && (
        <label className="check">
          <input
            type="checkbox"
            checked={form.newNames.has(form.values[name].trim())}
            onChange={({ target }) => form.confirmNew(name, target.checked)}
          />
          {isNew}
        </label>
      )}
    </div>
  );
}

/** Whom the event concerns. */
export const GroupEntries = ({ form }: { form: EventFormState }) => (
  <div className="row">
    <GroupEntry form={form} name="office" label={EVENT_WORDS.office} isNew="Es una oficina nueva" />
    <GroupEntry form={form} name="team" label={EVENT_WORDS.team} isNew="Es un equipo nuevo" />
  </div>
);
