import '@almanaque/ui/fonts.css';
import './page/page-styles.css';

/** Resolves in a task of its own. No timer: those wait, and a test's clock may hold them. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/**
 * All of it came in one script. It is run piece by piece, what is shared first, so that the browser is
 * never kept from answering for as long as the whole would take.
 */
async function begin(): Promise<void> {
  await import(/* webpackMode: "eager" */ '@almanaque/shared-contracts');
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await import(/* webpackMode: "eager" */ '@almanaque/ui');
  await nextTask();
  await import(/* webpackMode: "eager" */ './start-page.tsx');
}

void begin();
