import { askToSignIn, toastStore, useQuery } from '@almanaque/shared-contracts';
import { codeQuery, FailureNotice, Icon, IconButton, Popover, Tooltip } from '@almanaque/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Arrival } from '../account/arrival.ts';
import { sessionIsLikely } from '../account/session-hint.ts';
import { useSignInWish, type SignInWish } from '../account/sign-in-wish.ts';
import { loadSettings } from './load-settings.ts';
import { useRefused } from './use-refused.ts';

/**
 * The way to the settings, which load when they are asked for, or when this page has a session to
 * keep, somebody to let in or an account to create, also in the middle of something else. Nobody waits for them to read the month.
 */
export function SettingsButton({ arrival }: { arrival: Arrival }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wanted, setWanted] = useState(
    () =>
      arrival.invitation !== null ||
      arrival.recovery !== null ||
      arrival.failure !== null ||
      sessionIsLikely(),
  );
  const close = () => setAnchor(null);
  useRefused(() => void askToSignIn());
  const {
    data: Settings,
    errorUpdateCount,
    refetch,
  } = useQuery({
    ...codeQuery('settings', loadSettings),
    enabled: wanted,
  });

  const wish = useSignInWish();
  const loadFor = useEffectEvent(async ({ settle }: SignInWish) => {
    if (Settings) return;
    const { data } = await refetch();
    if (data) return;
    toastStore().show('No se pudo cargar el inicio de sesión. Probá de nuevo.', 'error');
    settle(false);
  });
  useEffect(() => {
    if (wish) void loadFor(wish);
  }, [wish]);

  return (
    <>
      <Tooltip title="Configuración">
        <IconButton
          aria-label="Configuración"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          color="inherit"
          onClick={(event) => {
            setAnchor(event.currentTarget);
            setWanted(true);
          }}
        >
          <Icon name="settings" size={24} />
        </IconButton>
      </Tooltip>
      {Settings && <Settings anchor={anchor} onClose={close} {...{ arrival, wish }} />}
      {!Settings && errorUpdateCount > 0 && (
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
