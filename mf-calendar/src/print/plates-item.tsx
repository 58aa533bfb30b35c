import { Icon, MenuItem, styled } from '@almanaque/ui';
import { choosePlates, useWantsPlates } from './plate-choice.ts';

/** As wide without its mark, so that the words stay where they are. */
const Tick = styled('span')({ flex: 'none', width: 26, height: 18 });

/** The one choice of whether the months' drawings are shown and printed. */
export function PlatesItem({ isYear }: { readonly isYear: boolean }) {
  const plates = useWantsPlates();
  return (
    <MenuItem role="menuitemcheckbox" aria-checked={plates} onClick={() => choosePlates(!plates)}>
      <Tick>{plates && <Icon name="check" size={18} />}</Tick>
      {isYear ? 'Con las láminas de los meses' : 'Con la lámina del mes'}
    </MenuItem>
  );
}
