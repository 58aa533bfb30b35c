import { Agent, get } from 'node:http';
import { quantile } from '../support/statistics.ts';
import type { Load, LoadResult } from './load.ts';

// What `measureLoad` runs: the load as JSON is its argument, the result as JSON its output.
const { url, paths, begin, connections, seconds, headers } = JSON.parse(
  process.argv[2] ?? '',
) as Load;
const agent = new Agent({ keepAlive: true, maxSockets: connections });

/** Addresses in turn, so that no rate limit takes all these people for one. */
const addressOf = (count: number): string => `10.9.${(count >> 8) & 255}.${count & 255}`;

let asked = 0;
function ask(): Promise<boolean> {
  const target = url + (paths[(begin + asked) % paths.length] ?? '/');
  asked += 1;
  return new Promise((resolve, reject) => {
    // As a browser asks, except that nothing is unpacked here.
    const options = {
      agent,
      headers: {
        ...headers,
        'accept-encoding': 'gzip, deflate, br, zstd',
        'x-forwarded-for': addressOf(asked),
      },
    };
    get(target, options, (response) => {
      response.resume();
      response.on('end', () => {
        resolve(response.statusCode === 200);
      });
    }).on('error', reject);
  });
}

const times: number[] = [];
let failed = 0;
async function connection(until: number): Promise<void> {
  while (performance.now() < until || times.length + failed === 0) {
    const begun = performance.now();
    if (await ask()) times.push(performance.now() - begun);
    else failed += 1;
  }
}

// Connections and compiled code are there before anything counts.
await Promise.all(Array.from({ length: connections }, ask));
const begun = performance.now();
await Promise.all(Array.from({ length: connections }, () => connection(begun + seconds * 1000)));
const result: LoadResult = {
  p50: quantile(times, 0.5),
  p95: quantile(times, 0.95),
  p99: quantile(times, 0.99),
  perSecond: (times.length / (performance.now() - begun)) * 1000,
  failed,
  asked,
};
agent.destroy();
process.stdout.write(JSON.stringify(result));
