import { StartError } from '../server/src/config/start-error.ts';

/** '6,1 s' */
export const inSeconds = (seconds: number): string => `${seconds.toFixed(1).replace('.', ',')} s`;

/** '300 MB' */
export const inMegabytes = (bytes: number): string => `${Math.floor(bytes / 1024 ** 2)} MB`;

/**
 * Runs a command of the house; other than 0, what it resolves to is the exit code.
 * What a person can mend (`StartError`) is told in one sentence; anything else shows its stack.
 */
export async function command(main: () => Promise<number>): Promise<void> {
  try {
    const code = await main();
    if (code !== 0) process.exitCode = code;
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
