import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { inOneTransaction } from './postgres-programs.ts';

const WRITTEN = 'SET lock_timeout = 0;\nSET transaction_timeout = 0;\nCREATE TABLE a ();\n';

test('what a client of PostgreSQL 17 sets, an earlier server is not asked for', async () => {
  const script = Readable.from([WRITTEN, 'SET transaction_timeout = 0;\n']);
  const sent = await text(script.pipe(inOneTransaction(Promise.resolve())));
  // Further on it is somebody's text.
  expect(sent).toBe(
    'begin;\nSET lock_timeout = 0;\nCREATE TABLE a ();\nSET transaction_timeout = 0;\ncommit;\n',
  );
});

test('what is cut short is not committed', async () => {
  const script = inOneTransaction(Promise.reject(new Error('damaged')));
  script.end(WRITTEN);
  await expect(text(script)).rejects.toThrow('damaged');
});
