import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

const SCRIPT = fileURLToPath(new URL('./read-feed.ts', import.meta.url));
const readingSchema = z.object({ icalJs: z.array(z.string()), nodeIcal: z.array(z.string()) });

/** The days two libraries find in an iCalendar object, in a process that is in that zone. */
export const readInZone = (text: string, zone: string, from: string, to: string) =>
  readingSchema.parse(
    JSON.parse(
      execFileSync(process.execPath, [SCRIPT, from, to], {
        input: text,
        encoding: 'utf8',
        maxBuffer: 64 * 1024 * 1024,
        env: { ...process.env, TZ: zone },
      }),
    ),
  );
