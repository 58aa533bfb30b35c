import { navigation } from '@almanaque/shared-contracts';
import { createLeaveGuard, type LeaveGuard } from '@almanaque/ui/form';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { SettingsPage } from './page-context.ts';

/** Goes within the page; whoever goes elsewhere is asked by the forms that are on it. */
export function useGuardedPage({ base, rest, setDetail }: Omit<SettingsPage, 'go'>): {
  readonly guard: LeaveGuard;
  readonly page: SettingsPage;
} {
  const [guard] = useState(createLeaveGuard);
  const isWithin = useRef(false);
  useEffect(
    () =>
      navigation().hold((go) => {
        if (isWithin.current) go();
        else guard.leave(go);
      }),
    [guard],
  );
  const page = useMemo(
    () => ({
      base,
      rest,
      go: (to: string) => {
        isWithin.current = true;
        navigation().go(to === '' ? base : `${base}/${to}`);
        isWithin.current = false;
      },
      setDetail,
    }),
    [base, rest, setDetail],
  );
  return { guard, page };
}
