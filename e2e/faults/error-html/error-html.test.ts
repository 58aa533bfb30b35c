import { testFault } from '../support/test-fault.ts';

testFault({
  kind: 'answers',
  title: '500 con HTML',
  answer: () => ({ status: 500, type: 'text/html', body: '<!doctype html><h1>Error</h1>' }),
});
