import { askCalendar, selectedDate, useSelection } from '@almanaque/shared-contracts';
import { styled, token } from '@almanaque/ui';

const Links = styled('nav')({
  '& button': {
    position: 'absolute',
    zIndex: 20,
    top: 8,
    left: 8,
    minHeight: 44,
    padding: '0 16px',
    border: `2px solid ${token.ink}`,
    borderRadius: token.radius,
    background: token.paper,
    color: token.ink,
    font: `600 1rem/1.2 ${token.sans}`,
    // Out of sight until a key leads to it.
    '&:not(:focus)': { clipPath: 'inset(50%)' },
    '&:focus': { outline: `2px solid ${token.focus}`, outlineOffset: 2 },
  },
  '@media print': { display: 'none' },
});

/** The first stops of the page: past the header and the calendar's own tools. */
export function SkipLinks() {
  const hasDay = selectedDate(useSelection()) !== null;
  return (
    <Links aria-label="Atajos de esta página">
      <button type="button" onClick={() => askCalendar('calendar')}>
        Ir al calendario
      </button>
      {hasDay && (
        <button type="button" onClick={() => askCalendar('selected-day')}>
          Ir al día elegido
        </button>
      )}
    </Links>
  );
}
