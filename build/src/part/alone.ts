import '@almanaque/ui/fonts.css';
import '@almanaque/ui/alone.css';
import type { RemoteModule } from '@almanaque/shared-contracts';

/** Mounts what a part exposes first on its own page. Shared modules arrive asynchronously. */
export async function show([load]: readonly (() => Promise<RemoteModule>)[]): Promise<void> {
  const [{ mountAlone }, module] = await Promise.all([import('@almanaque/ui'), load?.()]);
  if (module) mountAlone(module);
}
