import { askToSignIn, toastStore, useQuery } from '@almanaque/shared-contracts';
import { codeQuery, FailureNotice, Icon, IconButton, Popover, Tooltip } from '@almanaque/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { AccountButton } from '../account/account-button.tsx';
import type { Arrival } from '../account/arrival.ts';
import { sessionIsLikely } from '../account/session-hint.ts';
import { useSignInWish, type SignInWish } from '../account/sign-in-wish.ts';
import { loadSettings } from './load-settings.ts';
import type { Pressed } from './settings.tsx';
import { useRefused } from './use-refused.ts';

/**
 * The ways to one's account and to the settings, which load when they are asked for, or when this page has a session to
 * keep, somebody to let in or an account to create, also in the middle of something else. Nobody waits for them to read the month.
 */
export function SettingsButton({ arrival }: { arrival: Arrival }) {
  const [pressed, setPressed] = useState<Pressed | null>(null);
  const [wanted, setWanted] = useState(
    () =>
      arrival.invitation !== null ||
      arrival.recovery !== null ||
      arrival.failure !== null ||
      sessionIsLikely(),
  );
  const press = (way: Pressed['way'], anchor: HTMLElement) => {
    setPressed({ way, anchor });
    setWanted(true);
  };
  const close = () => setPressed(null);
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
      <AccountButton onPress={press} hasMenuOpen={pressed?.way === 'account'} />
      <Tooltip title="Configuración">
        <IconButton
          aria-label="Configuración"
          aria-haspopup="menu"
          aria-expanded={pressed?.way === 'settings'}
          color="inherit"
          onClick={({ currentTarget }) => press('settings', currentTarget)}
        >
          <Icon name="settings" size={24} />
        </IconButton>
      </Tooltip>
      {Settings && <Settings onClose={close} {...{ pressed, arrival, wish }} />}
      {!Settings && errorUpdateCount > 0 && (
        <Popover anchorEl={pressed?.anchor ?? null} open={pressed !== null} onClose={close}>
          <FailureNotice message="Esta parte no se pudo cargar." onRetry={() => void refetch()} />
        </Popover>
      )}
    </>
  );
}
