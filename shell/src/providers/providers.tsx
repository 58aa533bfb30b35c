import type { KeptProvider } from '@almanaque/api';
import { useState } from 'react';
import { Notices } from '../notice/notice.tsx';
import { EscapeGoesBack } from '../people/escape-goes-back.tsx';
import { ImportProviders } from './import/import-providers.tsx';
import { ProviderForm } from './provider-form.tsx';
import { ProviderList } from './provider-list.tsx';
import { IN_USE } from './providers-filter.ts';

type View =
  | { readonly kind: 'list' }
  | { readonly kind: 'import' }
  /** Null: one to be added. */
  | { readonly kind: 'form'; readonly provider: KeptProvider | null };

function Views() {
  const [view, setView] = useState<View>({ kind: 'list' });
  const [filter, setFilter] = useState(IN_USE);
  const back = () => setView({ kind: 'list' });
  if (view.kind === 'form') {
    return (
      <EscapeGoesBack onBack={back}>
        <ProviderForm provider={view.provider} onDone={back} />
      </EscapeGoesBack>
    );
  }
  if (view.kind === 'import') return <ImportProviders onBack={back} />;
  return (
    <ProviderList
      filter={filter}
      onFilter={setFilter}
      onImport={() => setView({ kind: 'import' })}
      onAdd={() => setView({ kind: 'form', provider: null })}
      onEdit={(provider) => setView({ kind: 'form', provider })}
    />
  );
}

/** Whom activities can be ordered from, for organisers. */
export const Providers = () => (
  <Notices>
    <Views />
  </Notices>
);
