import { isComplete } from '@almanaque/shared-contracts';
import { FailureNotice, Skeleton, useCode } from '@almanaque/ui';
import { AnotherPerson, LeaveContext, useNextPerson } from '@almanaque/ui/form';
import {
  ActionPlace,
  PageContext,
  PageHeading,
  useGuardedPage,
  type Detail,
} from '@almanaque/ui/screen';
import { Fragment, useCallback, useState, type ReactNode } from 'react';
import { useIsSessionKnown, useIsUntold, useSession, useSessionOwner } from '../account/session.ts';
import { Closed } from './closed.tsx';
import { addressOf } from '@almanaque/shared-contracts/contributions';
import { may } from './listed.ts';
import { SETTINGS, type ScreenFacts, type SettingsScreen } from './screen.ts';
import type { ScreenPath } from './screens.ts';
import { SessionUntold } from './session-untold.tsx';

/** The query of the code of a page, by its path. */
export const screenCode = (path: ScreenPath): string => `settings ${path}`;

export const Loading = ({ height }: { height: number }) => (
  <div role="status" aria-busy="true" aria-label="Cargando">
    <Skeleton height={height} />
  </div>
);

interface OwnContentProps {
  readonly path: ScreenPath;
  readonly screen: SettingsScreen;
}

/** What the portal itself draws. */
export function OwnContent({ path, screen }: OwnContentProps) {
  const code = useCode(screenCode(path), screen.load);
  if (code.status === 'ready') return <code.part />;
  if (code.status === 'failed') {
    return <FailureNotice message="Esta página no se pudo cargar." onRetry={code.retry} />;
  }
  return <Loading height={screen.height} />;
}

/** In the place of a page until it is known who looks. */
const NotYet = ({ height }: { readonly height: number }) =>
  useIsUntold() ? <SessionUntold /> : <Loading height={height} />;

interface ScreenProps {
  readonly path: string;
  readonly rest: string;
  readonly screen: ScreenFacts;
  /** What is on it. */
  readonly children: ReactNode;
}

/**
 * One page, for whom it is. When a session ends, what was entered waits unseen for the person it
 * belongs to.
 */
export function Screen({ path, rest, screen, children }: ScreenProps) {
  const session = useSession();
  const isKnown = useIsSessionKnown();
  const { turn, isToBeTold, onTold } = useNextPerson(session);
  /** Told first, and alone: what is on the page may take the focus as it comes. */
  const next = isToBeTold ? session : null;
  const [detail, setSeen] = useState<Detail | null>(null);
  const setDetail = useCallback(
    (seen: string | null, isAll = false) => setSeen(seen === null ? null : { title: seen, isAll }),
    [],
  );
  const [actionPlace, setActionPlace] = useState<HTMLElement | null>(null);
  const { guard, page } = useGuardedPage({ base: addressOf(path), rest, setDetail });
  const owner = useSessionOwner();
  const [openedFor, setOpenedFor] = useState<string | null>(null);
  // Whoever signs out leaves nothing here; a session that ends by itself does.
  const wasOpen = openedFor !== null && openedFor === owner;
  // Whoever loses the role keeps what they entered in view: the server refuses what they send.
  const isOpen =
    screen.access === 'anybody' ||
    (isComplete(session) && (wasOpen || may(screen.access, session)));
  if (isOpen && owner !== undefined && !wasOpen) setOpenedFor(owner);
  return (
    <>
      <PageHeading
        home={SETTINGS}
        title={screen.title}
        detail={isOpen ? detail : null}
        base={page.base}
        {...(isOpen && { actionRef: setActionPlace })}
      />
      {next && <AnotherPerson name={next.name} onClose={onTold} />}
      {!next && (isOpen || wasOpen) && (
        <div className="content" hidden={!isOpen}>
          <PageContext value={page}>
            <LeaveContext value={guard}>
              <ActionPlace value={actionPlace}>
                <Fragment key={turn}>{children}</Fragment>
              </ActionPlace>
            </LeaveContext>
          </PageContext>
        </div>
      )}
      {!next &&
        !isOpen &&
        (isKnown ? (
          <Closed
            access={screen.access}
            session={session}
            asksAtOnce={openedFor === null || session !== null}
          />
        ) : (
          <NotYet height={screen.height} />
        ))}
    </>
  );
}
