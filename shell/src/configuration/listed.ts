import { fold, wordsOf } from '@almanaque/ui/screen';
import type { Session } from '@almanaque/shared-contracts';
import { addressOf } from '@almanaque/shared-contracts/contributions';
import type { PartScreen } from './part-screens.ts';
import type { Access, ListFacts, SettingsGroup, SettingsScreen } from './screen.ts';
import { screenAt, SCREEN_PATHS } from './screens.ts';

/** A page of the settings as the list has it, of the portal or of a part. */
export interface Listed {
  readonly to: string;
  readonly title: string;
  readonly about: string;
  readonly group: SettingsGroup;
  readonly keywords: readonly string[];
  /** Has it fetched: somebody is about to go there. */
  readonly prepare: () => void;
}

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

/** What is there for whoever has the session, of the portal and of parts, in the order of each group. */
export function listedFor(
  facts: ListFacts,
  brought: readonly PartScreen[] = [],
): readonly Listed[] {
  const own = SCREEN_PATHS.flatMap((path) => {
    const screen = screenAt(path);
    return screen.when?.(facts) === false ? [] : [{ path, ...screen, prepare: fetching(screen) }];
  });
  const ofParts = brought.map((one) => ({ ...one, prepare: one.place.start }));
  const all = [...own, ...ofParts].sort((one, other) => one.order - other.order);
  return all.flatMap(({ path, access, ...one }) => {
    if (!may(access, facts.session)) return [];
    const { title, about, group, keywords, prepare } = one;
    return [{ to: addressOf(path), title, about, group, keywords, prepare }];
  });
}

/** Those in which every word of `text` begins some word. */
export function found(screens: readonly Listed[], text: string): readonly Listed[] {
  const wanted = wordsOf(text);
  return screens.filter(({ title, about, keywords }) => {
    const words = fold([title, about, ...keywords].join(' ')).split(/[^\p{L}\p{N}]+/u);
    return wanted.every((one) => words.some((word) => word.startsWith(one)));
  });
}
