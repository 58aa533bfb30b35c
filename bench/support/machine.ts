import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import * as z from 'zod';
import { launchOptions } from '../../tools/chromium.ts';

/** What kind of machine it was; nothing that tells which one. */
export const machineSchema = z.object({
  cores: z.int(),
  node: z.string(),
  chromium: z.string(),
});
export type Machine = z.infer<typeof machineSchema>;

/** 'Chromium 156.0.7781.41 built on Debian …' → '156.0.7781.41' */
function chromiumVersion(): string {
  const { executablePath = '' } = launchOptions();
  const said = execFileSync(executablePath, ['--version'], { encoding: 'utf8' });
  return /\d+(\.\d+)+/.exec(said)?.[0] ?? said.trim();
}

export const thisMachine = (): Machine => ({
  cores: availableParallelism(),
  node: process.versions.node,
  chromium: chromiumVersion(),
});
