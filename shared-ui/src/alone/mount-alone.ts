import type { RemoteModule } from '@almanaque/shared-contracts';
import { readApiBase } from '../element/api-base.ts';
import { SCHEME_ATTRIBUTE } from '../theme/tokens.ts';

function followSystemScheme(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const follow = () =>
    document.documentElement.setAttribute(SCHEME_ATTRIBUTE, dark.matches ? 'dark' : 'light');
  follow();
  dark.addEventListener('change', follow);
}

/**
 * Mounts a remote on its own page, in the system's colours. A portal does neither of the two for us.
 * @returns where its server is: as the page's address says (`?api=https://…`), else its own origin.
 */
export function mountAlone({ mount }: RemoteModule): string {
  followSystemScheme();
  const apiBase = readApiBase(new URLSearchParams(location.search).get('api')) ?? '';
  const root = document.getElementById('root');
  if (!root) return apiBase;
  // By then it no longer renders. On a page where all goes well the form is never needed.
  const onError = async () => {
    const { askForServer } = await import('./ask-for-server.ts');
    part.unmount();
    root.replaceChildren(askForServer(apiBase));
  };
  const part = mount(root, { apiBase, onError: () => void onError() });
  return apiBase;
}
