import { ContributionSlot, failureLine, Skeleton } from '@almanaque/ui';
import { ActionPlace, useSettingsPage } from '@almanaque/ui/screen';
import { use, useMemo } from 'react';
import type { PartScreen } from './part-screens.ts';

/** What a part draws of its page, told where in it the person is; whatever becomes of it stays here. */
export function PartContent({ screen: { place, height, title } }: { readonly screen: PartScreen }) {
  const { base, rest, setDetail } = useSettingsPage();
  const action = use(ActionPlace);
  const point = useMemo(() => ({ base, rest, setDetail, action }), [base, rest, setDetail, action]);
  return (
    <ContributionSlot
      place={place}
      point={point}
      after={undefined}
      skeleton={
        <Skeleton role="status" aria-busy aria-label={`Cargando: ${title}`} height={height} />
      }
      failure={failureLine}
    />
  );
}
