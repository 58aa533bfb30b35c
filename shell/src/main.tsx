import '@almanaque/ui/fonts.css';
import './page/page-styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { takeArrival } from './account/arrival.ts';
import { App } from './app.tsx';
import { readBootData } from './boot/boot-data.ts';
import { loadExposed } from './remotes/federation.ts';
import { createRemotes } from './remotes/remotes.ts';

const path = location.pathname;
const arrival = takeArrival();
const boot = readBootData();
const remotes = createRemotes(boot, loadExposed);

// Begun here and not in an effect: the remotes are on their way while React draws the frame.
if (path === '/') {
  remotes['mf-calendar'].start();
  remotes['mf-notifications'].start();
}

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root.');
createRoot(root).render(
  <StrictMode>
    <App boot={boot} remotes={remotes} path={path} arrival={arrival} />
  </StrictMode>,
);
