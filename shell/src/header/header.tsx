import { useHost } from '@almanaque/shared-contracts';
import { Icon, IconButton, Skeleton, styled, token, Tooltip } from '@almanaque/ui';
import type { ReactNode } from 'react';
import type { Arrival } from '../account/arrival.ts';
import { Point } from '../remotes/point.tsx';
import type { Failure } from '../remotes/remote-slot.tsx';
import { SearchButton } from '../search/search-button.tsx';
import { SettingsButton } from '../settings/settings-button.tsx';
import { Brand } from './brand.tsx';
import { RecommendationsButton } from './recommendations-button.tsx';

// Name, tagline and logo stand in `page-styles.css`, by which the document shows them before.
const Bar = styled('header')({
  '& .company': { marginRight: 12, color: token.inkSoft },
  '& .actions > .action': { width: 44, height: 44, flex: 'none' },
  '& .MuiIconButton-root': { width: 44, height: 44 },
  '& .initials': {
    flex: 'none',
    width: 36,
    borderRadius: '50%',
    background: token.ink,
    color: token.paper,
    font: `600 0.875rem/36px ${token.sans}`,
    '@media (forced-colors: active)': { outline: '1px solid' },
  },
  '& .company, & .way-in .words, & .search :not(svg, path)': { display: 'none' },
  // As wide in any letters: nothing moves when they come.
  '@media (min-width: 600px)': {
    '& .MuiIconButton-root.way-in': {
      width: '6rem',
      border: `1px solid ${token.hairline}`,
      borderRadius: 999,
      font: `600 0.9375rem/1 ${token.sans}`,
    },
    '& .way-in svg': { display: 'none' },
    '& .way-in .words': { display: 'block' },
  },
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
    '& .MuiIconButton-root.way-in': { height: 40 },
    '& kbd': { marginLeft: 'auto', font: 'inherit' },
  },
  '@media (max-width: 47.5em)': { '& .recommendations': { display: 'none' } },
  '@media print': { '& .actions': { display: 'none' } },
});

const coming = <Skeleton variant="circular" width={44} height={44} />;
const action = (drawn: ReactNode) => <span className="action">{drawn}</span>;
const failure: Failure = (message, act, name) => (
  <Tooltip title={`${message} Tocá para ${name.toLowerCase()}.`}>
    <IconButton aria-label={`${message} ${name}`} onClick={act}>
      <Icon name="warning" size={24} />
    </IconButton>
  </Tooltip>
);

export function Header({ arrival }: { arrival: Arrival }) {
  const { companyName } = useHost();
  return (
    <Bar className="masthead">
      <Brand />
      <div className="actions">
        <span className="company">{companyName}</span>
        <span className="recommendations">
          <RecommendationsButton />
        </span>
        <SearchButton />
        <Point
          name="header-action"
          after="main"
          skeleton={() => coming}
          failure={failure}
          frame={action}
          awaited={action(coming)}
        />
        <SettingsButton arrival={arrival} />
      </div>
    </Bar>
  );
}
