import type { RemoteConnection, RemoteState } from '../connection.ts';
import type { Place, Remotes } from './remotes.ts';

/** How far the page is what is published. Offered: a person is at work. Moved: it takes a new document. */
export type Following = 'current' | 'offered' | 'moved';

/** Resolves once it is there or was not to be had. */
function tried(connection: RemoteConnection): Promise<RemoteState> {
  return new Promise((resolve) => {
    const look = () => {
      const state = connection.getState();
      if (state.status !== 'ready' && state.status !== 'failed') return;
      stop();
      resolve(state);
    };
    const stop = connection.subscribe(look);
    connection.start();
    look();
  });
}

const isBlocked = (state: RemoteState | undefined): boolean =>
  state?.status === 'failed' && state.reason.kind === 'blocked';

const isReady = ({ connection }: Place): boolean => connection.getState().status === 'ready';

/**
 * Brings the parts of an open page to what the registry says. Where a part works, its successor is loaded
 * beside it and takes its place once it is there; one that does not come takes nothing away.
 */
export function followParts(remotes: Remotes, isInUse: () => boolean) {
  /** Those of which another release is published than the page has. */
  const outdated = new Set<string>();
  /** Not known at first: of a part that was new then, the document may have said nothing. */
  let isCurrent = false;

  const bring = async (isWished: boolean, renewed: ReadonlySet<string>): Promise<Following> => {
    const { places: published, untold } = await remotes.findPublished((part) => renewed.has(part));
    // What they bring is for the next look; run anew they are only if they were to be.
    if (untold.length > 0) isCurrent = false;
    const bringAgain = (due: readonly Place[]) => {
      const unread = untold.filter((part) => renewed.has(part));
      for (const part of [...unread, ...due.map((place) => place.part)]) outdated.add(part);
    };
    const standing = new Map(
      remotes
        .getState()
        .places.filter(isReady)
        .map((place) => [place.id, place]),
    );
    const isSuccessor = ({ id, connection }: Place) =>
      (standing.get(id)?.connection ?? connection) !== connection;
    const successors = published.filter(isSuccessor);
    const gone = [...standing.values()].filter(({ id }) => !published.some((one) => one.id === id));

    const unopened = new Map(
      remotes
        .getState()
        .places.filter(({ connection }) => connection.getState().status === 'idle')
        .map((place) => [place.id, place]),
    );

    /**
     * What is published, but for the successors that are `held`, and `more` that is published no longer.
     * What nobody has opened of a part that is held is of the release that they see.
     */
    const show = (held: readonly Place[], more: readonly Place[] = []) => {
      const isHeld = ({ part }: Place) => held.some((place) => place.part === part);
      const shown = published.map(
        (place) =>
          (held.includes(place) && standing.get(place.id)) ||
          (isHeld(place) && unopened.get(place.id)) ||
          place,
      );
      remotes.show([...shown, ...more]);
    };
    const waits = () => !isWished && successors.length + gone.length > 0 && isInUse();
    const states = waits()
      ? null
      : await Promise.all(successors.map(({ connection }) => tried(connection)));
    if (states === null || waits()) {
      show(successors, gone);
      bringAgain(successors);
      return 'offered';
    }
    const missed = successors.filter((_, at) => states[at]?.status === 'failed');
    for (const { connection } of missed) connection.stop();
    show(missed);
    // This document may not load them, so that trying again is of no use.
    const moved = successors.filter((_, at) => isBlocked(states[at]));
    bringAgain(missed.filter((place) => !moved.includes(place)));
    return moved.length > 0 ? 'moved' : 'current';
  };

  let last: Promise<unknown> = Promise.resolve();
  /** One after the other: each sees what the one before has left. */
  const inTurn = (isWished: boolean): Promise<Following> => {
    const next = last.then(async () => {
      if (isCurrent) return 'current';
      const renewed = new Set(outdated);
      // What is told from here on may be newer than what is read now, and is the next one's.
      outdated.clear();
      isCurrent = true;
      try {
        const following = await bring(isWished, renewed);
        if (following === 'offered' || outdated.size > 0) isCurrent = false;
        return following;
      } catch (error) {
        for (const part of renewed) outdated.add(part);
        isCurrent = false;
        throw error;
      }
    });
    last = next.catch(() => undefined);
    return next;
  };

  return {
    /**
     * @param changed parts of which another release is published than was.
     * @throws when what is published cannot be read; then the next call does it.
     */
    follow: (changed: readonly string[], isListedAlike: boolean): Promise<Following> => {
      for (const part of changed) outdated.add(part);
      isCurrent &&= changed.length === 0 && isListedAlike;
      return inTurn(false);
    },
    /** The person takes what was offered. */
    take: () => inTurn(true),
  };
}
