import { fold, wordsOf } from '../fold.ts';

/** What several pages are together: its name, and where all of them are listed. */
export interface PagesHome {
  readonly title: string;
  readonly to: string;
}

/** One of several pages, as the list of them has it. */
export interface ListedPage {
  readonly to: string;
  readonly title: string;
  readonly about: string;
  readonly keywords: readonly string[];
  /** Has it fetched: somebody is about to go there. */
  readonly prepare: () => void;
}

/** Some of them, under a name. */
export interface PageGroup {
  readonly id: string;
  readonly name: string;
  readonly pages: readonly ListedPage[];
}

/** Whether every word of `text` begins some word of what the page says of itself. */
const isFound = ({ title, about, keywords }: ListedPage, text: string): boolean => {
  const words = fold([title, about, ...keywords].join(' ')).split(/[^\p{L}\p{N}]+/u);
  return wordsOf(text).every((one) => words.some((word) => word.startsWith(one)));
};

/**
 * The pages that `text` finds among much else, by their titles, and then by their other words: those that only
 * speak of it are not meant.
 */
export function pagesCalled(groups: readonly PageGroup[], text: string): readonly ListedPage[] {
  if (text === '') return [];
  const isCalled = (page: ListedPage) => isFound({ ...page, about: '' }, text);
  const isTitled = (page: ListedPage) => isCalled({ ...page, keywords: [] });
  const called = groups.flatMap(({ pages }) => pages.filter(isCalled));
  return called.sort((one, other) => Number(isTitled(other)) - Number(isTitled(one)));
}

/** The groups with the pages that `text` finds, and none without any. */
export const foundIn = (groups: readonly PageGroup[], text: string): readonly PageGroup[] =>
  groups
    .map((group) => ({ ...group, pages: group.pages.filter((page) => isFound(page, text)) }))
    .filter(({ pages }) => pages.length > 0);
