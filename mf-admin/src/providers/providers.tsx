import { Skeleton } from '@almanaque/ui';
import { ReadFailure } from '@almanaque/ui/form';
import { EscapeGoesBack, useDetail, useSettingsPage } from '@almanaque/ui/screen';
import { useState } from 'react';
import { useAsOpened } from '../use-as-opened.ts';
import { Notices } from '../notice/notice.tsx';
import { ImportProviders } from './import/import-providers.tsx';
import { ProviderForm } from './provider-form.tsx';
import { ProviderList } from './provider-list.tsx';
import { useProviders } from './providers-data.ts';
import { IN_USE } from './providers-filter.ts';

/** Where a provider's id may stand: no id is one of these. */
const NEW = 'agregar';
const IMPORT = 'importar';

interface DetailProps {
  readonly onDone: () => void;
}

function Adding({ onDone }: DetailProps) {
  useDetail('Agregar proveedor');
  return <ProviderForm provider={null} onDone={onDone} />;
}

function Importing({ onDone }: DetailProps) {
  useDetail('Importar proveedores');
  return <ImportProviders onBack={onDone} />;
}

function Known({ id, onDone }: DetailProps & { readonly id: string }) {
  const { data, error, refetch } = useProviders();
  const provider = useAsOpened(data?.find((one) => one.id === id));
  useDetail(provider?.name ?? 'Proveedor');
  if (error && !data) {
    return <ReadFailure error={error} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return <Skeleton role="status" aria-busy aria-label="Cargando al proveedor" height={420} />;
  }
  if (!provider) return <p>Ese proveedor no está en el directorio.</p>;
  return <ProviderForm provider={provider} onDone={onDone} />;
}

function Views() {
  const { rest, go } = useSettingsPage();
  const [filter, setFilter] = useState(IN_USE);
  const back = () => go('');
  if (rest === IMPORT) return <Importing onDone={back} />;
  if (rest !== '') {
    return (
      <EscapeGoesBack onBack={back}>
        {rest === NEW ? <Adding onDone={back} /> : <Known key={rest} id={rest} onDone={back} />}
      </EscapeGoesBack>
    );
  }
  return (
    <ProviderList
      filter={filter}
      onFilter={setFilter}
      onImport={() => go(IMPORT)}
      onAdd={() => go(NEW)}
      onEdit={({ id }) => go(id)}
    />
  );
}

/** Whom activities can be ordered from, for organisers. */
export const Providers = () => (
  <Notices>
    <Views />
  </Notices>
);
