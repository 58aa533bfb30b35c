import { navigation } from '@almanaque/shared-contracts';
import { Icon, PageLink } from '@almanaque/ui';
import { useEffect, useRef } from 'react';
import { takeLostFocus } from '../take-lost-focus.ts';
import type { PagesHome } from './listed-page.ts';

/** What is seen of a page, where that is not the page itself. */
export interface Detail {
  readonly title: string;
  /** The page has nothing to see but such details. */
  readonly isAll: boolean;
}

interface PageHeadingProps {
  readonly home: PagesHome;
  /** Null: all of them. */
  readonly title: string | null;
  readonly detail?: Detail | null;
  readonly base: string;
  /** Takes the place of the page's one action. */
  readonly actionRef?: (place: HTMLElement | null) => void;
}

interface Way {
  readonly to: string;
  readonly words: string;
  /** Where the list of the pages is beside it, it says the same. */
  readonly isOnPhone: boolean;
}

function wayBack({ home, title, detail = null, base }: PageHeadingProps): Way | null {
  if (title === null) return null;
  if (detail !== null && !detail.isAll) return { to: base, words: title, isOnPhone: false };
  return { to: home.to, words: home.title, isOnPhone: true };
}

/** The page's title, in the tab too, where whoever comes by a link goes on from. */
export function PageHeading(props: PageHeadingProps) {
  const { home, title, detail = null, base, actionRef } = props;
  const way = wayBack(props);
  const seenTitle = detail?.title ?? null;
  const shown = seenTitle ?? title ?? home.title;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const names = [seenTitle, title, home.title, 'Almanaque'];
    navigation().title(names.filter((name) => name !== null).join(' · '));
  }, [home.title, title, seenTitle]);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [base]);
  const seen = useRef(shown);
  const isAll = detail?.isAll === true;
  useEffect(() => {
    // What was pressed may have gone with what was seen before.
    takeLostFocus(heading.current);
    if (seen.current === shown) return;
    seen.current = shown;
    // Each is like a page of its own. The link that was pressed is still there, and would keep the focus.
    if (isAll) heading.current?.focus({ preventScroll: true });
    // Another detail begins at its top, as another page does.
    if (document.activeElement === heading.current) window.scrollTo(0, 0);
  }, [shown, isAll]);
  return (
    <header className="heading">
      {way && (
        <p className={way.isOnPhone ? 'way phone' : 'way'}>
          <PageLink to={way.to}>
            <Icon name="previous" /> {way.words}
          </PageLink>
        </p>
      )}
      <h1 ref={heading} tabIndex={-1}>
        {shown}
      </h1>
      {actionRef && <div className="action" ref={actionRef} />}
    </header>
  );
}
