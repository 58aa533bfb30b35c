import type { BrowserContext } from '@playwright/test';

/** What a page should never show: console errors, uncaught errors, violations of its content policy. */
export interface Problems {
  /** Names a problem this test brings about itself; it must then occur. */
  readonly expect: (pattern: RegExp) => void;
  /** Names a problem that may occur, or come too late for the test to see it. */
  readonly allow: (pattern: RegExp) => void;
  /** The problems nobody expected, and the expectations nothing met. */
  readonly verdict: () => string[];
}

// Told by the browser itself; a report-only policy's violations would otherwise pass unseen.
const WATCH_POLICY = `addEventListener('securitypolicyviolation', (event) =>
  console.error('Content policy violated: ' + event.violatedDirective + ' ' + event.blockedURI))`;

export async function watchProblems(context: BrowserContext): Promise<Problems> {
  const seen: string[] = [];
  const expected: RegExp[] = [];
  const allowed: RegExp[] = [];
  await context.addInitScript(WATCH_POLICY);
  context.on('console', (message) => {
    if (message.type() === 'error') seen.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => seen.push(String(error.error().stack)));
  return {
    expect: (pattern) => expected.push(pattern),
    allow: (pattern) => allowed.push(pattern),
    verdict: () => [
      ...seen.filter((text) => ![...expected, ...allowed].some((pattern) => pattern.test(text))),
      ...expected
        .filter((pattern) => !seen.some((text) => pattern.test(text)))
        .map((pattern) => `Expected and did not occur: ${String(pattern)}`),
    ],
  };
}
