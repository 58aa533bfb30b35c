import type { Session } from '@almanaque/shared-contracts';
import { addressOf } from '@almanaque/shared-contracts/contributions';
import type { PageGroup } from '@almanaque/ui/screen';
import type { PartScreen } from './part-screens.ts';
import { GROUP_NAMES, type Access, type ListFacts, type SettingsScreen } from './screen.ts';
import { screenAt, SCREEN_PATHS } from './screens.ts';

/** Whether whoever has the session may see what is for these. */
const MAY: Readonly<Record<Access, (session: Session | null) => boolean>> = {
  anybody: () => true,
  account: (session) => session !== null,
  organiser: (session) => session !== null && session.role !== 'colaborador',
  administrator: (session) => session?.role === 'administrador',
};
export const may = (access: Access, session: Session | null): boolean => MAY[access](session);

/** What cannot be fetched is told on the page itself. */
const fetching =
  ({ load }: SettingsScreen) =>
  () =>
    void load().catch(() => undefined);

/** What is there for whoever has the session, of the portal and of parts, by group and in its order. */
export function listedFor(
  facts: ListFacts,
  brought: readonly PartScreen[] = [],
): readonly PageGroup[] {
  const own = SCREEN_PATHS.flatMap((path) => {
    const screen = screenAt(path);
    return screen.when?.(facts) === false ? [] : [{ path, ...screen, prepare: fetching(screen) }];
  });
  const ofParts = brought.map((one) => ({ ...one, prepare: one.place.start }));
  const all = [...own, ...ofParts]
    .filter(({ access }) => may(access, facts.session))
    .sort((one, other) => one.order - other.order);
  return GROUP_NAMES.flatMap(([id, name]) => {
    const pages = all
      .filter(({ group }) => group === id)
      .map(({ path, ...page }) => ({ ...page, to: addressOf(path) }));
    return pages.length > 0 ? [{ id, name, pages }] : [];
  });
}
