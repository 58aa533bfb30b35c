import { createBlame, createLoadReport, createRemotes } from '@almanaque/remote-loader/page';
import { pageContributions } from '@almanaque/shared-contracts';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { takeArrival } from './account/arrival.ts';
import { sessionIsLikely } from './account/session-hint.ts';
import { App } from './app.tsx';
import { readBootData } from './boot/boot-data.ts';
import { readEarly } from './boot/read-early.ts';
import { overriding } from './override/overridden.ts';
import { ownPartsAlone } from './override/own-parts.ts';
import { watchStrayErrors } from './remotes/stray-errors.ts';

const arrival = takeArrival();
const boot = readBootData();
const blame = createBlame();
const report = createLoadReport(`${boot.runtimeConfig?.apiBase ?? ''}/api/v1/metrics/remote-loads`);
const overridden = ownPartsAlone(boot) ?? overriding(boot);
const remotes = createRemotes({ boot, overridden, sessionIsLikely, blame, report });
watchStrayErrors(blame, remotes);
pageContributions().setState(remotes, true);

// Begun here and not in an effect: what people come for is on its way while React draws the frame.
remotes.start();
readEarly();

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root.');
// In a transition React draws in short pieces, between which the browser goes on.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App boot={boot} remotes={remotes} arrival={arrival} />
    </StrictMode>,
  ),
);
