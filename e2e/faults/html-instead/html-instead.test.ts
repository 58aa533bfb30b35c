import { testFault } from '../support/test-fault.ts';

/** What a proxy answers that sends everything unknown to some page of its own. */
testFault({
  kind: 'answers',
  title: '200 con HTML',
  answer: () => ({ status: 200, type: 'text/html', body: '<!doctype html><h1>Portal</h1>' }),
});
