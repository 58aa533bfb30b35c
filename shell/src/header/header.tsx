import { useHost } from '@almanaque/shared-contracts';
import { Icon, IconButton, Logo, PHONE, Skeleton, styled, token, Tooltip } from '@almanaque/ui';
import type { Arrival } from '../account/arrival.ts';
import { RemoteSlot } from '../remotes/remote-slot.tsx';
import { SearchButton } from '../search/search-button.tsx';
import { SettingsButton } from '../settings/settings-button.tsx';
import { RecommendationsButton } from './recommendations-button.tsx';

const Bar = styled('header')({
  display: 'flex',
  alignItems: 'center',
  gap: '4px 16px',
  paddingBlock: 12,
  borderBottom: `1px solid ${token.hairline}`,
  '& .logo': { flex: 'none', width: '7rem', height: '7rem' },
  '& .name': { margin: 0, font: `600 2.5rem/1.05 ${token.serif}`, letterSpacing: '-0.01em' },
  '& .tagline': { margin: '4px 0 0', color: token.inkSoft, fontSize: '1.0625rem' },
  '& .company': { marginRight: 12, color: token.inkSoft },
  '& .actions': { display: 'flex', alignItems: 'center', gap: 8, marginLeft: 'auto' },
  '& .actions > .bell': { width: 44, height: 44, flex: 'none' },
  '& .MuiIconButton-root': { width: 44, height: 44 },
  // Below 900 px, or above where letters are enlarged (WCAG 2.2, 1.4.4): the buttons then go below, and
  // not off the screen.
  '@media (max-width: 56.24em)': { flexWrap: 'wrap', '& .company': { display: 'none' } },
  [PHONE]: {
    columnGap: 10,
    paddingBlock: 8,
    '& .logo': { width: '3.25rem', height: '3.25rem' },
    '& .name': { fontSize: '1.5rem' },
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
