import { askToSignIn, toastStore, useQuery } from '@almanaque/shared-contracts';
import { codeQuery, Icon, IconButton, Tooltip } from '@almanaque/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { AccountButton } from '../account/account-button.tsx';
import type { Arrival } from '../account/arrival.ts';
import { sessionIsLikely } from '../account/session-hint.ts';
import { useSignInWish, type SignInWish } from '../account/sign-in-wish.ts';
import { useRefused } from '../account/use-refused.ts';
import { FailurePopover } from './failure-popover.tsx';
import { loadSettings } from './load-settings.ts';
import type { Pressed } from './settings.tsx';

interface SettingsButtonProps {
  readonly arrival: Arrival;
  /** The month is read without a session; elsewhere it is known from the beginning. */
  readonly isMonth: boolean;
}

/**
 * The ways to one's account and to the settings, whose code load when they are asked for, or when this page has a session to
 * keep, somebody to let in or an account to create, also in the middle of something else. Nobody waits for them to read the month.
 */
export function SettingsButton({ arrival, isMonth }: SettingsButtonProps) {
  const [pressed, setPressed] = useState<Pressed | null>(null);
  const [isAsked, setAsked] = useState(
    () =>
      arrival.invitation !== null ||
      arrival.recovery !== null ||
      arrival.failure !== null ||
      arrival.portal !== null ||
      sessionIsLikely(),
  );
  const press = (way: Pressed['way'], anchor: HTMLElement) => {
    setPressed({ way, anchor });
    setAsked(true);
  };
  const close = () => setPressed(null);
  useRefused('readers', () => void askToSignIn());
  const {
    data: Settings,
    errorUpdateCount,
    refetch,
  } = useQuery({
    ...codeQuery('settings', loadSettings),
    enabled: isAsked || !isMonth,
  });

  const wish = useSignInWish();
  const loadFor = useEffectEvent(async ({ settle }: SignInWish) => {
    if (Settings) return;
    const { data } = await refetch();
    if (data) return;
    toastStore().show('No se pudo abrir el ingreso. Probá de nuevo.', 'error');
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
        <FailurePopover
          anchor={pressed?.anchor ?? null}
          message="Esta parte no se pudo cargar."
          onRetry={() => void refetch()}
          onClose={close}
        />
      )}
    </>
  );
}
