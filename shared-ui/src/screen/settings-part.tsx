import { usePoint, type PropsSchema } from '@almanaque/shared-contracts';
import { Button, Icon } from '@almanaque/ui';
import { LeaveContext, useLeaveGuard } from '@almanaque/ui/form';
import { useMemo, useState, type ReactNode } from 'react';
import { ActionPlace } from './page-action.tsx';
import { PageContext, type SettingsPage } from './page-context.ts';
import { useGuardedPage } from './use-guarded-page.ts';

/** What the settings hand to a page that a part brings. */
interface Given extends Omit<SettingsPage, 'go'> {
  /** At the right of the page's title; null: not drawn yet; undefined: they have no such place. */
  readonly action: HTMLElement | null | undefined;
}

const noDetail = () => undefined;

/** Null: no settings are around, as in a portal of others. */
const POINT: PropsSchema<Given | null> = {
  parse: (candidate) => {
    if (candidate === undefined) return null;
    const { base, rest, setDetail, action } = candidate as Record<keyof Given, unknown>;
    if (typeof base !== 'string' || typeof rest !== 'string') {
      throw new TypeError('The settings hand over base and rest.');
    }
    const isPlace = action instanceof HTMLElement || action === null;
    return {
      base,
      rest,
      setDetail: typeof setDetail === 'function' ? (setDetail as Given['setDetail']) : noDetail,
      action: isPlace ? action : undefined,
    };
  },
};

/** By itself it goes from one of its addresses to another without the page's, and back. */
function Alone({ children }: { readonly children: ReactNode }) {
  const [rest, go] = useState('');
  const { leave } = useLeaveGuard();
  const page = useMemo(() => ({ base: '', rest, go, setDetail: noDetail }), [rest]);
  return (
    <PageContext value={page}>
      {rest !== '' && (
        <Button startIcon={<Icon name="previous" />} onClick={() => leave(() => go(''))}>
          Volver
        </Button>
      )}
      {children}
    </PageContext>
  );
}

function Placed({ given, children }: { readonly given: Given; readonly children: ReactNode }) {
  const { guard, page } = useGuardedPage(given);
  return (
    <PageContext value={page}>
      <LeaveContext value={guard}>
        <ActionPlace value={given.action}>{children}</ActionPlace>
      </LeaveContext>
    </PageContext>
  );
}

/**
 * A page of the settings in its part's own tree: `useSettingsPage` tells where in it the person is, and
 * nobody leaves it unasked with something entered.
 */
export function SettingsPart({ children }: { readonly children: ReactNode }) {
  const given = usePoint(POINT);
  return given === null ? <Alone>{children}</Alone> : <Placed given={given}>{children}</Placed>;
}
