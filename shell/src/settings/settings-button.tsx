import { useQuery } from '@almanaque/shared-contracts';
import { FailureNotice, Icon, IconButton, Popover, Tooltip } from '@almanaque/ui';
import { useState } from 'react';
import type { Arrival } from '../account/arrival.ts';
import { loadSettings } from './load-settings.ts';

/** Settings load behind the month, at once and without anyone waiting for them. */
export function SettingsButton({ arrival }: { arrival: Arrival }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  // The query holds the code, so a chunk that failed is asked for again and never kept as failed.
  const {
    data: Settings,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['settings-code'],
    queryFn: loadSettings,
    networkMode: 'always',
    retry: false,
    staleTime: Infinity,
  });

  return (
    <>
      <Tooltip title="Configuración">
        <IconButton
          aria-label="Configuración"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          color="inherit"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Icon name="settings" size={24} />
        </IconButton>
      </Tooltip>
      {Settings && <Settings anchor={anchor} onClose={close} arrival={arrival} />}
      {isError && (
        <Popover anchorEl={anchor} open={anchor !== null} onClose={close}>
          <FailureNotice
            message="La configuración no se pudo cargar."
            onRetry={() => void refetch()}
          />
        </Popover>
      )}
    </>
  );
}
