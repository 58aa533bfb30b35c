import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import { launchOptions } from '../../tools/chromium.ts';
import { inHouse } from '../../tools/house.ts';
import { run } from '../../tools/run.ts';

/** Lighthouse's own two ways of looking at a page. */
export const DEVICES = ['teléfono', 'escritorio'] as const;
export type Device = (typeof DEVICES)[number];

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

const category = z.object({ score: z.number().min(0).max(1) });
const time = z.object({ numericValue: z.number() });

const reportSchema = z.object({
  categories: z.record(z.enum(CATEGORIES), category),
  audits: z.object({
    'first-contentful-paint': time,
    'largest-contentful-paint': time,
    'speed-index': time,
    'total-blocking-time': time,
    'cumulative-layout-shift': time,
    /** Where the main thread's time goes, by kind of work. */
    'mainthread-work-breakdown': z.object({
      details: z.object({
        items: z.array(z.object({ groupLabel: z.string(), duration: z.number() })),
      }),
    }),
    /** Where the scripts' time goes, by address. */
    'bootup-time': z.object({
      details: z.object({
        items: z.array(z.object({ url: z.string(), scripting: z.number() })),
      }),
    }),
  }),
});

/** What Lighthouse said of one visit; times in ms, scores from 0 to 1. */
export type Report = z.infer<typeof reportSchema>;

/** One visit by a browser that never came before. */
export async function audit(url: string, device: Device): Promise<Report> {
  const folder = await mkdtemp(path.join(tmpdir(), 'almanaque-lighthouse-'));
  const file = path.join(folder, 'report.json');
  const { executablePath = '', args = [] } = launchOptions();
  try {
    const { code, output } = await run(
      [
        inHouse('bench/lighthouse/node_modules/lighthouse/cli/index.js'),
        url,
        '--quiet',
        '--output=json',
        `--output-path=${file}`,
        `--only-categories=${CATEGORIES.join(',')}`,
        `--chrome-flags=${['--headless=new', ...args].join(' ')}`,
        ...(device === 'escritorio' ? ['--preset=desktop'] : []),
      ],
      { env: { CHROME_PATH: executablePath } },
    );
    if (code !== 0) throw new Error(`Lighthouse no terminó: ${output.trim()}`);
    return reportSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } finally {
    await rm(folder, { recursive: true });
  }
}
