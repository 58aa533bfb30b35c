import type { RemoteModule } from '@almanaque/shared-contracts';
import { mountAlone } from '@almanaque/ui/alone';
import '@almanaque/ui/fonts.css';
import '@almanaque/ui/alone.css';

/** Mounts what a part exposes first on its own page. Shared modules arrive asynchronously. */
export async function show([load]: readonly (() => Promise<RemoteModule>)[]): Promise<void> {
  const module = await load?.();
  if (module) mountAlone(module);
}
