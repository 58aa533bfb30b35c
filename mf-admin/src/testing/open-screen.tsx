import {
  createQueryClient,
  DEFAULT_TIME_ZONE,
  HostProvider,
  navigation,
  PointProvider,
  QueryClientProvider,
  sessionQuery,
  toastStore,
  useLocation,
  useQuery,
  type QueryClient,
  type RuntimeConfig,
} from '@almanaque/shared-contracts';
import { isWithin, restOf, SETTINGS_PATH } from '@almanaque/shared-contracts/contributions';
import { PageLink, Toaster } from '@almanaque/ui';
import { SettingsPart, takeLostFocus } from '@almanaque/ui/screen';
import { act, render } from '@testing-library/react';
import { useEffect, useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { declaration } from '../contributions.ts';

const host: RuntimeConfig = {
  apiBase: '',
  publicKey: 'clave',
  timeZone: DEFAULT_TIME_ZONE,
  companyName: 'Textil Sur',
  city: null,
};

/** Renders `children` where the page would have them, with the toasts; fresh caches each time. */
export function renderInPage(
  children: ReactNode,
  installation: Partial<RuntimeConfig> = {},
): QueryClient {
  for (const { id } of toastStore().getState()) toastStore().dismiss(id);
  const queries = createQueryClient();
  render(
    <QueryClientProvider client={queries}>
      <HostProvider value={{ ...host, ...installation }}>{children}</HostProvider>
      <Toaster />
    </QueryClientProvider>,
  );
  return queries;
}

interface SettingsProps {
  readonly path: string;
  readonly children: ReactNode;
}

/**
 * What the settings do for a page: once it is known whose session it is, what they hand over, its heading
 * with the place of its action, and a way elsewhere.
 */
function Settings({ path, children }: SettingsProps) {
  const base = `${SETTINGS_PATH}/${path}`;
  const here = useLocation().path;
  const [detail, setDetail] = useState<string | null>(null);
  const [action, setAction] = useState<HTMLElement | null>(null);
  const isKnown = useQuery(sessionQuery(host.apiBase)).data !== undefined;
  const heading = useRef<HTMLHeadingElement>(null);
  const title = declaration.contributions.find((one) => one.path === path)?.title;
  const rest = isWithin(base, here) ? restOf(base, here) : null;
  const point = useMemo(() => ({ base, rest, setDetail, action }), [base, rest, action]);
  const shown = detail ?? title;
  useEffect(() => takeLostFocus(heading.current), [shown]);
  return (
    <main>
      <p className="way">{detail !== null && <PageLink to={base}>{title}</PageLink>}</p>
      <h1 ref={heading} tabIndex={-1}>
        {shown}
      </h1>
      <div ref={setAction} />
      <PageLink to={`${SETTINGS_PATH}/apariencia`}>Apariencia</PageLink>
      {rest === null && <p>Otra página</p>}
      {rest !== null && isKnown && (
        <PointProvider value={point}>
          <SettingsPart>{children}</SettingsPart>
        </PointProvider>
      )}
    </main>
  );
}

/** Everything on the page is read again, and shown as it came out. */
export async function readEverythingAgain(queries: QueryClient): Promise<void> {
  await act(() => queries.invalidateQueries());
  // What was read is told in a turn of its own.
  await act(() => new Promise((told) => setTimeout(told)));
}

/** A page where the settings have it, at its own address or at one below: 'feriados/2026-12-24'. */
export function openScreen(
  Screen: ComponentType,
  address: string,
  installation?: Partial<RuntimeConfig>,
): QueryClient {
  const [path = ''] = address.split(/[/?]/);
  history.replaceState(null, '', `${SETTINGS_PATH}/${address}`);
  navigation().route(() => undefined);
  return renderInPage(
    <Settings path={path}>
      <Screen />
    </Settings>,
    installation,
  );
}
