import { styled, token } from '@almanaque/ui';
import { Brand } from '../header/brand.tsx';

const Frame = styled('div')({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  '& main': {
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: 12,
    padding: 24,
    textAlign: 'center',
  },
  '& h1': { margin: 0, font: `600 clamp(4rem, 16vw, 8rem)/1 ${token.serif}` },
  '& main p': { margin: 0, color: token.inkSoft, fontSize: '1.25rem', textWrap: 'balance' },
  '& a': { padding: 12, color: token.ink, fontWeight: 600 },
});

/** Section 2: every path but `/`. The sentence is the specification's own, in its language. */
export const NotFoundPage = () => (
  <Frame className="shell-page">
    <header className="masthead">
      <Brand />
    </header>
    <main>
      <h1>404</h1>
      <p lang="en">Oops! Page not found</p>
      <p>Esta dirección no lleva a ninguna página.</p>
      <a href="/">Volver al inicio</a>
    </main>
  </Frame>
);
