import { Button, Icon, IconButton, styled, token } from '@almanaque/ui';
import { useEffect, useState } from 'react';

/** Clear of all that the first view loads. */
const BEGIN_AFTER_MS = 20_000;

const Line = styled('div')({
  position: 'fixed',
  insetInlineStart: 16,
  bottom: 16,
  zIndex: 900,
  '& > div': {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    padding: '2px 2px 2px 16px',
    border: `1px solid ${token.hairline}`,
    borderRadius: token.radius,
    background: token.surface,
    color: token.inkSoft,
  },
  '@media print': { display: 'none' },
});

/** What is open goes on as it is: whoever wants the new version takes it when it suits them. */
export function NewRelease() {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    let stop: () => void = () => undefined;
    const timer = setTimeout(() => {
      void import('./watch-releases.ts').then(
        ({ watchReleases }) => (stop = watchReleases(() => setThere(true))),
        () => undefined,
      );
    }, BEGIN_AFTER_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  return (
    <Line role="status">
      {isThere && (
        <div>
          <span>Hay una versión nueva ·</span>
          <Button size="small" onClick={() => location.reload()}>
            Actualizar
          </Button>
          <IconButton aria-label="Ahora no" onClick={() => setThere(false)}>
            <Icon name="close" size={16} />
          </IconButton>
        </div>
      )}
    </Line>
  );
}
