import { useHost } from '@almanaque/shared-contracts';
import {
  Contributions,
  Icon,
  IconButton,
  Skeleton,
  styled,
  token,
  Tooltip,
  type Failure,
} from '@almanaque/ui';
import type { ReactNode } from 'react';
import type { Arrival } from '../account/arrival.ts';
import { SearchButton } from '../search/search-button.tsx';
import { SettingsButton } from '../settings/settings-button.tsx';
import { Brand } from './brand.tsx';
import { RecommendationsButton } from './recommendations-button.tsx';

// Name, tagline and logo stand in `page-styles.css`, by which the document shows them before.
const Bar = styled('header')({
  '& .name a': { color: 'inherit', textDecoration: 'none' },
  // A long name takes two lines, and nothing from the brand.
  '& .company': {
    marginRight: 12,
    color: token.inkSoft,
    lineHeight: 1.2,
    textAlign: 'right',
    textWrap: 'balance',
  },
  '& .actions > .action, & .MuiIconButton-root': { width: 44, height: 44, flex: 'none' },
  // With the letters, as far as a button has room for it.
  '& .MuiIconButton-root > svg': { minWidth: 'min(1.5rem, 34px)' },
  '& .initials': {
    flex: 'none',
    width: 'max(36px, 1.75em)',
    borderRadius: '50%',
    background: token.ink,
    color: token.paper,
    font: `600 0.875rem/max(36px, 1.75em) ${token.sans}`,
    '@media (forced-colors: active)': { outline: '1px solid' },
  },
  '& .company, & .way-in .words, & .search :not(svg, path)': { display: 'none' },
  // As wide in any letters: nothing moves when they come.
  '@media (min-width: 600px)': {
    '& .MuiIconButton-root.way-in': {
      width: 'min(6rem, 160px)',
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
    '& .brand': { flex: 'none' },
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
      font: 'inherit',
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

interface HeaderProps {
  readonly arrival: Arrival;
  /** Whether the month is what is seen; elsewhere the brand leads there. */
  readonly isMonth: boolean;
}

export function Header({ arrival, isMonth }: HeaderProps) {
  const { companyName } = useHost();
  return (
    <Bar className="masthead">
      <Brand leads={!isMonth} />
      <div className="actions">
        <span className="company">{companyName}</span>
        {isMonth && (
          <span className="recommendations">
            <RecommendationsButton />
          </span>
        )}
        <SearchButton />
        <Contributions
          point="header-action"
          {...(isMonth && { after: 'main' })}
          skeleton={() => coming}
          failure={failure}
          frame={action}
          awaited={action(coming)}
        />
        <SettingsButton arrival={arrival} isMonth={isMonth} />
      </div>
    </Bar>
  );
}
