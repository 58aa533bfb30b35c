import type { FastifyBaseLogger } from 'fastify';
import { Counter, Gauge, type Registry } from 'prom-client';
import { copyBeside } from './copy-beside.ts';
import { keepCopies, makesCopies, type CopySettings } from './keep-copies.ts';

/** After the start, which has more urgent things to do, and from then on. */
const FIRST_MS = 60_000;
const EVERY_MS = 3_600_000;

interface Surroundings {
  readonly log: FastifyBaseLogger;
  readonly metrics: Registry;
  /** Milliseconds since 1970, as `Date.now`. */
  readonly now?: () => number;
  readonly firstMs?: number;
  readonly everyMs?: number;
}

/**
 * Keeps a copy of each day in the data folder's `copias`, as long as the server runs. One that fails
 * is told in the log and in the metrics, and is tried again an hour later.
 * @returns what ends it, once the copy that is being made is.
 */
export function startDailyCopies(
  settings: CopySettings,
  { log, metrics, now = Date.now, firstMs = FIRST_MS, everyMs = EVERY_MS }: Surroundings,
): () => Promise<void> {
  if (!makesCopies(settings)) return () => Promise.resolve();
  const failures = new Counter({
    name: 'almanaque_daily_copy_failures_total',
    help: 'Daily copies that could not be made.',
    registers: [metrics],
  });
  const last = new Gauge({
    name: 'almanaque_daily_copy_last_success_timestamp_seconds',
    help: 'When the last daily copy was made, since this process began; 0: none was.',
    registers: [metrics],
  });
  const round = async (): Promise<void> => {
    try {
      const isNew = await keepCopies(settings, now(), (file) => copyBeside(settings, file));
      if (isNew) last.set(now() / 1000);
    } catch (err) {
      failures.inc();
      log.error({ err }, 'the daily copy could not be made');
    }
  };
  let timer: NodeJS.Timeout;
  let running = Promise.resolve();
  let isOver = false;
  const after = (ms: number): void => {
    timer = setTimeout(() => {
      running = round().then(() => {
        if (!isOver) after(everyMs);
      });
    }, ms);
    timer.unref();
  };
  after(firstMs);
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await running;
  };
}
