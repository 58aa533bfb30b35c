import { Icon, MenuItem } from '@almanaque/ui';
import { choosePlates, useWantsPlates } from './plate-choice.ts';

/** The one choice of whether the months' drawings are shown and printed. */
export function PlatesItem({ isYear }: { readonly isYear: boolean }) {
  const plates = useWantsPlates();
  return (
    <MenuItem role="menuitemcheckbox" aria-checked={plates} onClick={() => choosePlates(!plates)}>
      <span className="tick">{plates && <Icon name="check" size={18} />}</span>
      {isYear ? 'Con las láminas de los meses' : 'Con la lámina del mes'}
    </MenuItem>
  );
}
