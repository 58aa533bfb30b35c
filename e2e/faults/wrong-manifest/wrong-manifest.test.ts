import { MANIFEST } from '../support/fault.ts';
import { testFault } from '../support/test-fault.ts';

testFault({
  kind: 'answers',
  title: 'manifiesto con otro esquema',
  answer: (file, whole) =>
    file === MANIFEST ? { ...whole, body: '{"name":"mf","remoteEntry":"remoteEntry.js"}' } : whole,
});
