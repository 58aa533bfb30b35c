import '@almanaque/ui/fonts.css';
import '@almanaque/ui/alone.css';
import type { RemoteModule } from '@almanaque/shared-contracts';

/** Mounts all that a part exposes in a host without an installation, where a date of today is chosen. */
export async function show(loads: readonly (() => Promise<RemoteModule>)[]): Promise<void> {
  const [{ SCHEME_ATTRIBUTE, token }, { todayIn, selectionStore }, { companyEvent, fakeHost }] =
    await Promise.all([
      import('@almanaque/ui'),
      import('@almanaque/shared-contracts'),
      import('@almanaque/shared-contracts/testing'),
    ]);
  const scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.setAttribute(SCHEME_ATTRIBUTE, scheme);
  // As the shell's page does.
  document.body.style.font = `1rem/1.5 ${token.sans}`;
  const event = companyEvent({
    date: todayIn('America/Argentina/Buenos_Aires'),
    title: 'Una fecha de muestra',
  });
  const host = fakeHost({ events: [event] });
  selectionStore().openEvent(event);
  for (const load of loads) await host.mount(load);
}
