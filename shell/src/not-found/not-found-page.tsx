import { styled, token } from '@almanaque/ui';

const Page = styled('main')({
  minHeight: '100dvh',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 12,
  padding: 24,
  textAlign: 'center',
  '& h1': { margin: 0, font: `600 clamp(4rem, 16vw, 8rem)/1 ${token.serif}` },
  '& p': { margin: 0, color: token.inkSoft, fontSize: '1.25rem' },
  '& a': { padding: 12, color: token.ink, fontWeight: 600 },
});

/** Section 2: every path but `/`. */
export const NotFoundPage = () => (
  <Page>
    <h1>404</h1>
    <p>Oops! Page not found</p>
    <a href="/">Volver al inicio</a>
  </Page>
);
