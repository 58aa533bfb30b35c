/**
 * What pages that are read, searched and written in are made of, a part's and the shell's alike. Not in
 * the index: it loads with the first of them. It takes the look by its name, as forms do.
 *
 * What is in `finder` and `pages` the shell alone draws today, and no part carries it. It stays here, for
 * it is look and keys and nothing else: which pages there are, and what was found, the shell says. A list
 * of pages of a part's own, or a search in one, behaves as these do by taking them.
 */
export { counted } from './import/counted.ts';
export { ChooseRows, type RowsSource } from './import/choose-rows.tsx';
export { DropFile } from './import/drop-file.tsx';
export { Frame as ImportFrame } from './import/import-styles.ts';
export { nameToSend } from './import/name-to-send.ts';
export { RowDetails } from './import/row-details.tsx';
export { StateFilter } from './import/state-filter.tsx';
export { eventLine } from './finder/event-line.tsx';
export { Finder } from './finder/finder.tsx';
export type { FinderGroup } from './finder/finder-group.tsx';
export { FinderFrame } from './finder/finder-styles.ts';
export type { FinderLine } from './finder/option-line.tsx';
export { isTypingKept, keepTyping, takeTyped } from './finder/typed-ahead.ts';
export { EscapeGoesBack } from './escape-goes-back.tsx';
export { fold, saysAll, wordsOf } from './fold.ts';
export { momentText, momentWords } from './moment-words.ts';
export { ActionPlace, PageAction } from './page-action.tsx';
export { PageContext, useSettingsPage, type SettingsPage } from './page-context.ts';
export {
  pagesCalled,
  type ListedPage,
  type PageGroup,
  type PagesHome,
} from './pages/listed-page.ts';
export { PageHeading, type Detail } from './pages/page-heading.tsx';
export { PageList, PagesOverview } from './pages/page-list.tsx';
export { PagesFrame } from './pages/pages-frame.ts';
export { NamesUnread, PlacesUnread } from './places-unread.tsx';
export { providersQuery } from './providers-query.ts';
export { saveFile } from './save-file.ts';
export { SettingsPart } from './settings-part.tsx';
export { takeLostFocus } from './take-lost-focus.ts';
export { TOWARDS_THE_MIDDLE } from './towards-the-middle.ts';
export { useDelayed } from './use-delayed.ts';
export { useDetail } from './use-detail.ts';
export { useGuardedPage } from './use-guarded-page.ts';
export { usePlaces } from './use-places.ts';
