import { longDate } from '@almanaque/shared-contracts';
import { Button, PHONE, styled, tellFixed, token, TOUCH } from '@almanaque/ui';
import type { Carried } from './carried.ts';

const Bar = styled('div')({
  position: 'fixed',
  zIndex: 11,
  insetInline: 16,
  // Also where it is raised, whose own styles would centre it in an outline.
  top: 'auto',
  bottom: 'calc(16px + env(safe-area-inset-bottom))',
  border: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  width: 'fit-content',
  maxWidth: 640,
  margin: '0 auto',
  padding: '10px 12px 10px 20px',
  borderRadius: 16,
  background: token.ink,
  color: token.paper,
  fontSize: '0.9375rem',
  '& p': { margin: 0 },
  '& .MuiButton-root': { flex: 'none', [TOUCH]: { minHeight: 44 } },
  [TOUCH]: { '& .keys': { display: 'none' } },
  [PHONE]: { insetInline: 8, paddingLeft: 16 },
  '@media print': { display: 'none' },
});

interface MovingBarProps {
  readonly carried: Carried;
  readonly onGiveUp: () => void;
}

/** Says that an event is being carried, and how to put it down. */
export const MovingBar = ({ carried: { event }, onGiveUp }: MovingBarProps) => (
  <Bar ref={tellFixed}>
    <p role="status">
      <strong>
        Moviendo «{event.title}» del {longDate(event.date)}.
      </strong>{' '}
      Elegí el día nuevo en el calendario
      <span className="keys">
        , con un clic o con las flechas y Enter. Escape lo deja donde está
      </span>
      .
    </p>
    <Button color="inherit" variant="outlined" onClick={onGiveUp}>
      Cancelar
    </Button>
  </Bar>
);
