interface StepsOptions {
  /** Calls `go` when whoever holds the page lets it be left for `path`; at once, if nobody holds it. */
  readonly leave: (path: string, go: () => void) => void;
  /** The address is another, and it stands. */
  readonly arrive: () => void;
}

interface Steps {
  readonly write: (url: URL, replace: boolean) => void;
  /** Begins to follow the browser's back and forward. */
  readonly follow: () => void;
}

/**
 * The steps of the history, each with its number: the browser tells that it went back only once it has,
 * and by the numbers it is brought to where it was while the person is asked.
 */
export function createSteps({ leave, arrive }: StepsOptions): Steps {
  let at = 0;
  /** What the next word of the browser is about, when it was sent somewhere. */
  let sent: 'returning' | 'leaving' | null = null;

  const onPopState = ({ state }: PopStateEvent) => {
    // A step without a number is the browser's own, made after this one.
    const to = (state as { readonly step?: number } | null)?.step ?? at + 1;
    const by = to - at;
    const how = sent;
    sent = null;
    if (how === 'returning') return;
    const stand = () => {
      at = to;
      arrive();
    };
    if (how === 'leaving') {
      stand();
      return;
    }
    const answer = { isAwaited: false, isGiven: false };
    leave(location.pathname, () => {
      if (answer.isAwaited) {
        sent = 'leaving';
        history.go(by);
        return;
      }
      answer.isGiven = true;
      stand();
    });
    if (answer.isGiven) return;
    answer.isAwaited = true;
    sent = 'returning';
    history.go(-by);
  };

  return {
    write: (url, replace) => {
      if (!replace) at += 1;
      history[replace ? 'replaceState' : 'pushState']({ step: at }, '', url);
      arrive();
    },
    follow: () => {
      at = (history.state as { readonly step?: number } | null)?.step ?? 0;
      history.replaceState({ step: at }, '');
      window.addEventListener('popstate', onPopState);
      arrive();
    },
  };
}
