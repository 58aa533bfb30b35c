import { longDate, useHost, useToday } from '@almanaque/shared-contracts';
import { SETTINGS_PATH } from '@almanaque/shared-contracts/contributions';
import styled from '@emotion/styled';
import { PageLink } from '../link/page-link.tsx';
import { PHONE, token } from '../theme/tokens.ts';

/** As large as the month that is not there, in its frame, and from the same left edge. */
const Leaf = styled('section')({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  boxSizing: 'border-box',
  minHeight: 'max(26rem, calc(100dvh - 12.5rem))',
  margin: '24px 0 0 calc(-1 * var(--almanaque-masthead))',
  padding: 24,
  border: `1px solid ${token.hairline}`,
  borderRadius: 16,
  background: token.surface,
  textAlign: 'center',
  '& h2, & p': { margin: 0 },
  '& h2': { display: 'grid', fontWeight: 400 },
  '& .weekday': {
    color: token.inkSoft,
    font: `600 1rem/1.4 ${token.sans}`,
    letterSpacing: '0.14em',
    textTransform: 'uppercase',
  },
  '& .day': {
    font: `400 clamp(7rem, 22vmin, 13rem)/1.05 ${token.serif}`,
    fontVariantNumeric: 'lining-nums',
    letterSpacing: '-0.02em',
  },
  '& .month': { font: `400 1.75rem/1.3 ${token.serif}` },
  '& p': {
    maxWidth: '34ch',
    marginTop: 24,
    paddingTop: 24,
    borderTop: `1px solid ${token.hairline}`,
    color: token.inkSoft,
    textWrap: 'balance',
  },
  '& a': { color: token.ink, textUnderlineOffset: '0.2em' },
  [PHONE]: { minHeight: 'max(24rem, calc(100dvh - 13rem))', marginTop: 16 },
});

/** Today, set like the leaf of a wall calendar: where the month is missing, what the page knows without it. */
export function TodayLeaf() {
  const [weekday, day, ...rest] = longDate(useToday(useHost().timeZone)).split(' ');
  return (
    <Leaf aria-label="Hoy">
      <h2>
        <span className="weekday">{weekday}</span> <span className="day">{day}</span>{' '}
        <span className="month">{rest.join(' ')}</span>
      </h2>
      <p>
        El mes vuelve solo en cuanto se pueda. Mientras tanto andan la búsqueda y la{' '}
        <PageLink to={SETTINGS_PATH}>configuración</PageLink>.
      </p>
    </Leaf>
  );
}
