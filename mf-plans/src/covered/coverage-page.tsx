import { PLANS_ADDRESS } from '@almanaque/api';
import { navigation, useHost, useQuery } from '@almanaque/shared-contracts';
import { Button, Icon, PageLink, Skeleton } from '@almanaque/ui';
import { ReadFailure } from '@almanaque/ui/form';
import { useEffect } from 'react';
import type { CoverageView } from './coverage-address.ts';
import { coverageQuery, coverageUrl } from './coverage-query.ts';
import { CoverageFrame } from './coverage-style.ts';
import { CoverageSheet } from './coverage-sheet.tsx';
import { Period } from './period.tsx';
import { Dollar } from '../rates/dollar.tsx';
import { useCoverageView } from './use-coverage-view.ts';
import { PageTitle } from '../page/page-title.tsx';

const Waiting = () => (
  <div className="divisions" aria-busy="true" aria-label="Cargando la cobertura">
    {[0, 1, 2, 3].map((one) => (
      <Skeleton key={one} height={240} />
    ))}
  </div>
);

const NoDates = () => (
  <section className="empty">
    <h2>No hubo fechas en estos doce meses</h2>
    <p>
      Con las personas cargadas se ven sus cumpleaños y aniversarios, con plan o sin él. Probá con
      otro período.
    </p>
    <p>
      <PageLink to={PLANS_ADDRESS}>Ver los planes</PageLink>
    </p>
  </section>
);

function Covered({ view }: { readonly view: CoverageView }) {
  const { apiBase } = useHost();
  const { data, error, refetch } = useQuery(coverageQuery(apiBase, view));
  if (data) {
    if (data.all.dates === 0) return <NoDates />;
    return (
      <>
        {data.conversion && <Dollar conversion={data.conversion} from={view.from} />}
        <CoverageSheet coverage={data} />
      </>
    );
  }
  return error ? (
    <ReadFailure
      error={error}
      missing="La cobertura no se pudo cargar."
      onRetry={() => void refetch()}
    />
  ) : (
    <Waiting />
  );
}

/** Who was celebrated in twelve months, and who was not. */
export function CoveragePage() {
  const [view, setView] = useCoverageView();
  const { apiBase } = useHost();
  useEffect(() => navigation().title('A quién se celebró · Planes'), []);
  return (
    <CoverageFrame className="many">
      <PageLink className="back" to={PLANS_ADDRESS}>
        ‹ Planes
      </PageLink>
      <PageTitle>A quién se celebró</PageTitle>
      <div className="tools">
        <Period view={view} onView={setView} />
        <div className="acts">
          <Button variant="outlined" href={coverageUrl(apiBase, view, '/file')} download>
            Descargar .xlsx
          </Button>
          <Button
            variant="outlined"
            startIcon={<Icon name="print" />}
            onClick={() => window.print()}
          >
            Imprimir
          </Button>
        </div>
      </div>
      <Covered view={view} />
    </CoverageFrame>
  );
}
