import type { RemoteModule } from '@almanaque/shared-contracts';
import { SCHEME_ATTRIBUTE } from '../theme/tokens.ts';

function followSystemScheme(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const follow = () =>
    document.documentElement.setAttribute(SCHEME_ATTRIBUTE, dark.matches ? 'dark' : 'light');
  follow();
  dark.addEventListener('change', follow);
}

/** Mounts a remote on its own page, in the system's colours. A portal does neither of the two for us. */
export function mountAlone({ mount }: RemoteModule): void {
  followSystemScheme();
  const root = document.getElementById('root');
  if (root) mount(root);
}
