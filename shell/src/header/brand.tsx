import { Logo } from '@almanaque/ui';

/** Who speaks, as the document says it before any script runs: `index.html`. */
export const Brand = () => (
  <>
    <span className="logo">
      <Logo size="100%" />
    </span>
    <div className="brand">
      <p className="name">Almanaque</p>
      <p className="tagline">Cultura viva en cada fecha</p>
    </div>
  </>
);
