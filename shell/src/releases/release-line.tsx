import {
  followParts,
  watchReleases,
  type Following,
  type Remotes,
} from '@almanaque/remote-loader/page';
import { selectedDate, useSelection } from '@almanaque/shared-contracts';
import { Button, Icon, IconButton, PHONE, styled, token, TOUCH } from '@almanaque/ui';
import { useCallback, useEffect, useState } from 'react';
import { hasUnsaved, isInUse } from './in-use.ts';

const Line = styled('div')({
  // At the window's lower edge, and with room of its own at the page's end: all that the page has is
  // scrolled out from under it.
  position: 'sticky',
  bottom: 0,
  // Below what a phone opens over the page: behind a day, it would have the focus and not be seen.
  zIndex: 9,
  [PHONE]: { '&.with-day': { display: 'none' } },
  pointerEvents: 'none',
  '&:not(:empty)': { paddingBlock: '8px 16px' },
  '& > div': {
    pointerEvents: 'auto',
    width: 'fit-content',
    // Within a phone's edges, with the largest letters too.
    maxWidth: 'calc(100% - 32px)',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 4,
    padding: '2px 2px 2px 16px',
    border: `1px solid ${token.hairline}`,
    borderRadius: token.radius,
    background: token.surface,
    color: token.inkSoft,
  },
  [TOUCH]: { '& button': { minWidth: 44, minHeight: 44 } },
  '@media print': { display: 'none' },
});

/** What there is to take. Parts come to their places; of the page, or of what it may not load, a new one is due. */
type Offer = 'none' | 'parts' | 'page';

const OFFERS: Readonly<Record<Following, Offer>> = {
  current: 'none',
  offered: 'parts',
  moved: 'page',
};

/**
 * Parts follow what is published, as long as nobody is at work. Then, and when the shell is another, what
 * is open goes on as it is: whoever wants the new version takes it when it suits them.
 */
export function ReleaseLine({ remotes }: { readonly remotes: Remotes }) {
  const [offer, setOffer] = useState<Offer>('none');
  const [isDeclined, setDeclined] = useState(false);
  const hasDay = selectedDate(useSelection()) !== null;
  const [parts] = useState(() => followParts(remotes, isInUse));

  const tell = useCallback(async (following: Promise<Following>) => {
    // What cannot be read now changes nothing.
    const offered = await following.then(
      (found) => OFFERS[found],
      () => null,
    );
    if (offered) setOffer((before) => (before === 'page' ? before : offered));
  }, []);

  useEffect(
    () =>
      watchReleases({
        onShell: () => setOffer('page'),
        onLook: (changed, isListedAlike) => {
          if (changed.length > 0 || !isListedAlike) setDeclined(false);
          void tell(parts.follow(changed, isListedAlike));
        },
      }),
    [parts, tell],
  );

  const take = () => {
    // Before a reload that loses something the browser asks.
    if (offer === 'page' || hasUnsaved()) location.reload();
    else void tell(parts.take());
  };
  return (
    <Line role="status" className={hasDay ? 'with-day' : undefined}>
      {offer !== 'none' && !isDeclined && (
        <div>
          <span>Hay una versión nueva</span>
          <Button size="small" onClick={take}>
            Actualizar
          </Button>
          <IconButton aria-label="Ahora no" onClick={() => setDeclined(true)}>
            <Icon name="close" size={16} />
          </IconButton>
        </div>
      )}
    </Line>
  );
}
