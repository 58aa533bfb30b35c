// Loaded before anything else by the processes of the browser's tests (`npm run browser -- --late`): what
// they serve comes late now and then, as over a poor network, and so in another order than it was asked
// for. A test that fails by it waits for a time or for something that was there by luck.
import http from 'node:http';
import https from 'node:https';

/** A share of the answers wait: most of them a moment, some for as long as a person notices. */
const SHARE = 0.3;
const MOMENT_MS = 150;
const LONG_MS = 1200;

// The live stream stays open, a server is asked until it is ready, and no test waits for a font.
const AT_ONCE = /\/api\/v1\/live|\/readyz|\/healthz|\.woff2|favicon/;

const delay = () => {
  if (Math.random() > SHARE) return 0;
  return Math.random() * (Math.random() < SHARE ? LONG_MS : MOMENT_MS);
};

for (const { prototype } of [http.Server, https.Server]) {
  const { emit } = prototype;
  prototype.emit = function (event, ...args) {
    const ms = event === 'request' && !AT_ONCE.test(args[0].url) ? delay() : 0;
    if (ms === 0) return emit.call(this, event, ...args);
    setTimeout(() => emit.call(this, event, ...args), ms);
    return true;
  };
}
