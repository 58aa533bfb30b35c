import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { HOUSE, inHouse } from '../../tools/house.ts';

const RECORD = inHouse('.cache', 'checked');

/** A change to one of these may change what any test says. */
const FOR_ALL = ['package-lock.json', 'jest.config.mjs', 'build', 'tsconfig*.json'];

/** What git answers, or null: there may be no git, as in an unpacked archive. */
function git(...args: readonly string[]): string | null {
  try {
    const quiet = ['ignore', 'pipe', 'ignore'] as const;
    return execFileSync('git', args, { cwd: HOUSE, encoding: 'utf8', stdio: [...quiet] }).trim();
  } catch {
    return null;
  }
}

function recorded(): string | null {
  try {
    return readFileSync(RECORD, 'utf8');
  } catch {
    return null;
  }
}

/** The commit at which `npm run check` last passed, if its result still stands for what did not change since. */
export function lastChecked(): string | null {
  const commit = recorded();
  if (commit === null) return null;
  // Also of a commit that is gone, where git answers nothing.
  return git('diff', '--name-only', commit, '--', ...FOR_ALL) === '' ? commit : null;
}

/** Keeps that what is checked out passed, if that is a commit: what is not committed may go again. */
export function keepChecked(): void {
  if (git('status', '--porcelain') !== '') return;
  const commit = git('rev-parse', 'HEAD');
  if (commit === null) return;
  mkdirSync(path.dirname(RECORD), { recursive: true });
  writeFileSync(RECORD, commit);
}
