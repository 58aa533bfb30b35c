import { Button, Icon, IconButton, styled, token } from '@almanaque/ui';
import { useEffect, useState } from 'react';
import { watchReleases } from './watch-releases.ts';

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
export function ReleaseLine() {
  const [isThere, setThere] = useState(false);
  useEffect(() => watchReleases(() => setThere(true)), []);
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
