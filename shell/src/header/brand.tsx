import { useHost } from '@almanaque/shared-contracts';
import { Logo, PageLink } from '@almanaque/ui';
import { monthAddress } from '../address/use-address.ts';

/** The name, leading to the month as it was left. */
const WayBack = () => <PageLink to={monthAddress(useHost().apiBase)}>Almanaque</PageLink>;

interface BrandProps {
  /** Whether it leads to the month: what is seen is another page. */
  readonly leads?: boolean;
}

/** Who speaks, as the document says it before any script runs: `index.html`. */
export const Brand = ({ leads = false }: BrandProps) => (
  <>
    <span className="logo">
      <Logo size="100%" />
    </span>
    <div className="brand">
      <p className="name">{leads ? <WayBack /> : 'Almanaque'}</p>
      <p className="tagline">Cultura viva en cada fecha</p>
    </div>
  </>
);
