import '@almanaque/ui/fonts.css';
import '../../../shell/src/page/page-styles.css';
import { pageContributions } from '@almanaque/shared-contracts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { takeArrival } from '../../../shell/src/account/arrival.ts';
import { App } from '../../../shell/src/app.tsx';
import { readBootData } from '../../../shell/src/boot/boot-data.ts';
import { readEarly } from '../../../shell/src/boot/read-early.ts';
import { bundledRemotes } from './connections.ts';
import type { Parts } from './parts.ts';

/** What `shell/src/start-page.tsx` does, without anything to load. */
export function startPage(parts: Parts): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root.');
  const remotes = bundledRemotes(parts);
  pageContributions().setState(remotes, true);
  readEarly();
  createRoot(root).render(
    <StrictMode>
      <App boot={readBootData()} remotes={remotes} arrival={takeArrival()} />
    </StrictMode>,
  );
}
