import { Logo, PHONE, styled, token } from '@almanaque/ui';

const Frame = styled('div')({
  boxSizing: 'border-box',
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  maxWidth: 1480,
  marginInline: 'auto',
  paddingInline: 24,
  '& header': {
    display: 'flex',
    alignItems: 'center',
    gap: 16,
    paddingBlock: 12,
    borderBottom: `1px solid ${token.hairline}`,
  },
  '& .logo': { flex: 'none', width: '7rem', height: '7rem' },
  '& header p': { margin: 0 },
  '& .name': { font: `600 2.5rem/1.05 ${token.serif}`, letterSpacing: '-0.01em' },
  '& .tagline': { color: token.inkSoft, fontSize: '1.0625rem' },
  '& main': {
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: 12,
    padding: 24,
    textAlign: 'center',
  },
  '& h1': { margin: 0, font: `600 clamp(4rem, 16vw, 8rem)/1 ${token.serif}` },
  '& main p': { margin: 0, color: token.inkSoft, fontSize: '1.25rem' },
  '& a': { padding: 12, color: token.ink, fontWeight: 600 },
  [PHONE]: {
    paddingInline: 12,
    '& header': { gap: 10, paddingBlock: 8 },
    '& .logo': { width: '3.25rem', height: '3.25rem' },
    '& .name': { fontSize: '1.5rem' },
    '& .tagline': { fontSize: '0.8125rem' },
  },
});

/** Section 2: every path but `/`. The sentence is the specification's own, in its language. */
export const NotFoundPage = () => (
  <Frame>
    <header>
      <span className="logo">
        <Logo size="100%" />
      </span>
      <div>
        <p className="name">Almanaque</p>
        <p className="tagline">Cultura viva en cada fecha</p>
      </div>
    </header>
    <main>
      <h1>404</h1>
      <p lang="en">Oops! Page not found</p>
      <p>Esta dirección no lleva a ninguna página.</p>
      <a href="/">Volver al inicio</a>
    </main>
  </Frame>
);
