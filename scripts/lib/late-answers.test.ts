import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { inHouse } from '../../tools/house.ts';

/** Asks a server of its own for forty pages at once, and prints which came when. */
const ASK = `
  import { createServer } from 'node:http';
  const server = createServer(({ url }, response) => response.end(url.slice(1)));
  server.listen(0, '127.0.0.1', async () => {
    const came = [];
    const ask = async (_, n) => {
      const answer = await fetch('http://127.0.0.1:' + server.address().port + '/' + n);
      came.push(Number(await answer.text()));
    };
    await Promise.all(Array.from({ length: 40 }, ask));
    console.log(JSON.stringify(came));
    server.close();
  });`;

test('answers come in another order than they were asked for, and none is lost', async () => {
  const preload = ['--import', inHouse('scripts/lib/late-answers.mjs')];
  const args = [...preload, '--input-type=module', '--eval', ASK];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  const came = JSON.parse(stdout) as number[];
  const asked = Array.from({ length: 40 }, (_, n) => n);
  expect(came).not.toEqual(asked);
  expect(came.toSorted((a, b) => a - b)).toEqual(asked);
});
