import { useLayoutEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { LISTED, part, showTitle, type Given } from './page.ts';

interface ShownPageProps {
  readonly given: Given;
  readonly month: string;
  readonly selected: string | null;
  readonly children: ReactNode;
}

/** The month's title and the selected day, around what a React contestant shows as its month. */
export function ShownPage({ given, month, selected, children }: ShownPageProps) {
  useLayoutEffect(() => showTitle(month), [month]);
  const events = selected === null ? [] : given.byDate.get(selected)?.slice(0, LISTED);
  return (
    <>
      {children}
      {selected !== null &&
        createPortal(
          <>
            <h2>{selected}</h2>
            <ul>
              {events?.map(({ id, title }) => (
                <li key={id}>{title}</li>
              ))}
            </ul>
          </>,
          part('selected'),
        )}
    </>
  );
}
