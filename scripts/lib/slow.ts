/**
 * Does the work of a command, with pages whose processor is a third of this machine's where `--slow` asks
 * for it; `work` is given the other arguments.
 */
export function slowIfAsked(
  args: readonly string[],
  work: (others: readonly string[]) => Promise<number>,
): Promise<number> {
  if (!args.includes('--slow')) return work(args);
  console.log('Con páginas tres veces más lentas.');
  // Read by `e2e/support/slow-pages.ts`.
  process.env['SLOW_PAGES'] = '3';
  return work(args.filter((arg) => arg !== '--slow'));
}
