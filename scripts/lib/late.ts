import { pathToFileURL } from 'node:url';
import { inHouse } from '../../tools/house.ts';

/**
 * Does the work of a command, with servers whose answers come late now and then where `--late` asks for
 * it; `work` is given the other arguments.
 */
export function lateIfAsked(
  args: readonly string[],
  work: (others: readonly string[]) => Promise<number>,
): Promise<number> {
  if (!args.includes('--late')) return work(args);
  console.log('Con respuestas que a veces llegan tarde.');
  // Inherited by every process that serves a page.
  process.env['NODE_OPTIONS'] =
    `--import ${pathToFileURL(inHouse('scripts/lib/late-answers.mjs')).href}`;
  return work(args.filter((arg) => arg !== '--late'));
}
