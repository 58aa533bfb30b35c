import { ROLE_NAMES } from '@almanaque/api';
import { askToSignIn, isComplete, type Session } from '@almanaque/shared-contracts';
import { Button, styled, token } from '@almanaque/ui';
import { useEffect } from 'react';
import type { Access } from './screen.ts';

const Frame = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: 12,
  padding: '32px 0',
  '& p': { margin: 0, maxWidth: '60ch', color: token.inkSoft },
  '& strong': { color: token.ink, font: `500 1.25rem/1.4 ${token.serif}` },
});

interface ClosedProps {
  readonly access: Access;
  readonly session: Session | null;
  /** Somebody has just come here: they are asked to sign in at once, and then are where they wanted. */
  readonly asksAtOnce: boolean;
}

const ASKED = {
  nobody: { told: 'Ingresá para ver esta página.', act: 'Ingresar para verla' },
  unfinished: { told: 'Antes de seguir, completá tu cuenta.', act: 'Completarla' },
} as const;

const ADMINISTRATORS = 'quien administra Almanaque';
const ORGANISERS = 'quienes organizan y quienes administran';

/** In the place of a page that is not for whoever looks: who may see it. */
export function Closed({ access, session, asksAtOnce }: ClosedProps) {
  const state = session === null ? 'nobody' : 'unfinished';
  const asks = asksAtOnce && !isComplete(session);
  useEffect(() => {
    if (asks) void askToSignIn();
  }, [asks]);
  if (isComplete(session)) {
    return (
      <Frame>
        <p>
          <strong>
            Esta página es para {access === 'organiser' ? ORGANISERS : ADMINISTRATORS}.
          </strong>
        </p>
        <p>
          Tu cuenta es de {ROLE_NAMES[session.role].toLowerCase()}. Si la necesitás, pedísela a
          quien administra.
        </p>
      </Frame>
    );
  }
  const { told, act } = ASKED[state];
  return (
    <Frame>
      <p>
        <strong>{told}</strong>
      </p>
      <p>Después volvés acá.</p>
      <Button variant="contained" onClick={() => void askToSignIn()}>
        {act}
      </Button>
    </Frame>
  );
}
