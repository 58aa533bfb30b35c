import { useHost, useToday } from '@almanaque/shared-contracts';
import { Icon, IconButton, Tooltip } from '@almanaque/ui';
import { useId } from 'react';
import { useDropdown } from '../dropdown/use-dropdown.ts';
import { UpcomingPanel } from '../upcoming/upcoming-panel.tsx';
import { bellName } from '../upcoming/upcoming.ts';
import { useUpcoming } from '../upcoming/use-upcoming.ts';
import { BellFrame } from './bell-frame.ts';
import { Dot } from './dot.tsx';

export function BellView() {
  const today = useToday(useHost().timeZone);
  const upcoming = useUpcoming(today);
  const { rootRef, openerRef, panelRef, open, toggle, close } = useDropdown();
  const panelId = useId();

  return (
    <BellFrame ref={rootRef}>
      <Tooltip title={open ? '' : 'Eventos próximos'}>
        <IconButton
          ref={openerRef}
          className="bell"
          aria-label={bellName(upcoming)}
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-controls={open ? panelId : undefined}
          onClick={toggle}
        >
          <Icon name="bell" size={24} />
          {upcoming.kind === 'ready' && upcoming.days.length > 0 && <Dot />}
        </IconButton>
      </Tooltip>
      {open && (
        <UpcomingPanel
          id={panelId}
          ref={panelRef}
          upcoming={upcoming}
          today={today}
          onSelect={close}
        />
      )}
    </BellFrame>
  );
}
