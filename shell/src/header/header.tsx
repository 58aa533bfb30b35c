import { useHost } from '@almanaque/shared-contracts';
import { Icon, IconButton, Logo, PHONE, Skeleton, styled, token, Tooltip } from '@almanaque/ui';
import type { Arrival } from '../account/arrival.ts';
import { RemoteSlot } from '../remotes/remote-slot.tsx';
import { SearchButton } from '../search/search-button.tsx';
import { SettingsButton } from '../settings/settings-button.tsx';
import { RecommendationsButton } from './recommendations-button.tsx';

/** The logo and what parts it from the words beside it. */
export const MASTHEAD = 'calc(7rem + 16px)';

const Bar = styled('header')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '4px 16px',
  boxSizing: 'border-box',
  minHeight: '4rem',
  paddingLeft: MASTHEAD,
  // Across this row and the next, which is the calendar's title.
  '& .logo': { position: 'absolute', top: '0.5rem', left: 0, width: '7rem', height: '7rem' },
  '& .name': { margin: 0, font: `600 1.5rem/1.1 ${token.serif}`, letterSpacing: '-0.01em' },
  '& .tagline': { margin: 0, color: token.inkSoft, fontSize: '0.875rem', lineHeight: 1.3 },
  '& .company': { marginRight: 12, color: token.inkSoft },
  '& .actions': { display: 'flex', alignItems: 'center', gap: 8, marginLeft: 'auto' },
  '& .actions > .bell': { width: 44, height: 44, flex: 'none' },
  '& .MuiIconButton-root': { width: 44, height: 44 },
  '& .company, & .search :not(svg, path)': { display: 'none' },
  // Room for a field, which a click opens the search from.
  '@media (min-width: 75em)': {
    '& .company, & .search :not(svg, path)': { display: 'block' },
    '& .MuiIconButton-root.search': {
      justifyContent: 'flex-start',
      gap: 8,
      width: 240,
      height: 40,
      paddingInline: 12,
      border: `1px solid ${token.hairline}`,
      borderRadius: 999,
      background: token.surface,
      color: token.inkSoft,
      font: `400 1rem/1 ${token.sans}`,
    },
    '& kbd': { marginLeft: 'auto', font: 'inherit' },
  },
  // Below 760 px, or above where letters are enlarged (WCAG 2.2, 1.4.4): the buttons then go below, and
  // not off the screen.
  '@media (max-width: 47.5em)': { flexWrap: 'wrap', '& .recommendations': { display: 'none' } },
  [PHONE]: {
    columnGap: 8,
    paddingBlock: 8,
    paddingLeft: 0,
    '& .logo': { position: 'static', flex: 'none', width: '3.25rem', height: '3.25rem' },
    '& .name': { fontSize: '1.375rem' },
    '& .tagline': { fontSize: '0.8125rem', marginTop: 2 },
    '& .recommendations': { display: 'none' },
    '& .brand': { flex: '1 1 0', minWidth: 'min-content' },
    '& .actions': { marginLeft: 'auto', gap: 0 },
  },
  // The narrowest phones, and a page enlarged to 400 % (WCAG 2.2, 1.4.10).
  '@media (max-width: 359.95px)': {
    columnGap: 8,
    '& .logo': { width: '2.25rem', height: '2.25rem' },
    '& .name': { fontSize: '1.125rem' },
  },
  '@media print': { '& .actions': { display: 'none' } },
});

const BellSkeleton = () => <Skeleton variant="circular" width={44} height={44} />;

export function Header({ arrival }: { arrival: Arrival }) {
  const { companyName } = useHost();
  return (
    <Bar>
      <span className="logo">
        <Logo size="100%" />
      </span>
      <div className="brand">
        <p className="name">Almanaque</p>
        <p className="tagline">Cultura viva en cada fecha</p>
      </div>
      <div className="actions">
        <span className="company">{companyName}</span>
        <span className="recommendations">
          <RecommendationsButton />
        </span>
        <SearchButton />
        <span className="bell">
          <RemoteSlot
            name="mf-notifications"
            after="mf-calendar"
            skeleton={<BellSkeleton />}
            failure={(message, retry) => (
              <Tooltip title={`${message} Tocá para reintentar.`}>
                <IconButton aria-label={`${message} Reintentar`} onClick={retry}>
                  <Icon name="warning" size={24} />
                </IconButton>
              </Tooltip>
            )}
          />
        </span>
        <SettingsButton arrival={arrival} />
      </div>
    </Bar>
  );
}
