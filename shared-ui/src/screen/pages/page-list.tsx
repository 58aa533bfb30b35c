import { useLocation } from '@almanaque/shared-contracts';
import { isWithin } from '@almanaque/shared-contracts/contributions';
import { Icon, PageLink } from '@almanaque/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { foundIn, type ListedPage, type PageGroup, type PagesHome } from './listed-page.ts';

interface WayToProps {
  readonly page: ListedPage;
  /** The address that the person is at. */
  readonly path?: string;
  readonly children: ReactNode;
}

/** The way to a page, which is fetched as soon as somebody points at it. */
const WayTo = ({ page: { to, prepare }, path, children }: WayToProps) => (
  <PageLink
    to={to}
    onPointerEnter={prepare}
    onFocus={prepare}
    {...(path !== undefined && isWithin(to, path) && { 'aria-current': 'page' })}
  >
    {children}
  </PageLink>
);

const Group = ({ group: { name, pages }, path }: { group: PageGroup; path: string }) => (
  <section>
    <p className="group">{name}</p>
    <ul aria-label={name}>
      {pages.map((page) => (
        <li key={page.to}>
          <WayTo {...{ page, path }}>
            {page.title}
            <span className="about">{page.about}</span>
          </WayTo>
        </li>
      ))}
    </ul>
  </section>
);

interface PageListProps {
  readonly home: PagesHome;
  readonly groups: readonly PageGroup[];
  /** Out of all of them. */
  readonly back: { readonly to: string; readonly words: string };
  /** What its search is called. */
  readonly searched: string;
  /** Said where that finds none. */
  readonly none: (text: string) => string;
}

/** What is kept free between the current page's link and the edge of what is seen of the list. */
const EDGE = 16;

/** Has the current page's link wholly seen. The ways alone are scrolled: the page stays where it is. */
function showCurrent(ways: HTMLElement | null): void {
  const current = ways?.querySelector('[aria-current=page]')?.getBoundingClientRect();
  if (!ways || !current) return;
  const { top, bottom } = ways.getBoundingClientRect();
  const below = current.bottom + EDGE - Math.min(bottom, window.innerHeight);
  const above = Math.max(top, 0) + EDGE - current.top;
  if (below > 0) ways.scrollTop += below;
  else if (above > 0) ways.scrollTop -= above;
}

/** The way to every one of several pages, and out of them. */
export function PageList({ home, groups, back, searched, none }: PageListProps) {
  const { path } = useLocation();
  const [text, setText] = useState('');
  const found = foundIn(groups, text);
  const ways = useRef<HTMLDivElement>(null);
  useEffect(() => showCurrent(ways.current), [path, groups]);
  return (
    <nav className="list" aria-label={home.title}>
      <PageLink to={back.to} className="back">
        <Icon name="previous" /> {back.words}
      </PageLink>
      <label>
        <span className="visually-hidden">{searched}</span>
        <input
          type="search"
          placeholder="Buscar"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <div ref={ways} className="ways">
        {found.map((group) => (
          <Group key={group.id} {...{ group, path }} />
        ))}
        <p role="status" className="none">
          {found.length === 0 && none(text.trim())}
        </p>
      </div>
    </nav>
  );
}

/** The same in the place of a page, each with what it is for. */
export const PagesOverview = ({ groups }: { readonly groups: readonly PageGroup[] }) => (
  <div className="overview">
    {groups.map(({ id, name, pages }) => (
      <section key={id} aria-labelledby={`pages-${id}`}>
        <h2 id={`pages-${id}`}>{name}</h2>
        <ul>
          {pages.map((page) => (
            <li key={page.to}>
              <WayTo page={page}>
                <b>{page.title}</b> <span>{page.about}</span>
              </WayTo>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);
