import { useHost, useQuery } from '@almanaque/shared-contracts';
import { Skeleton } from '@almanaque/ui';
import { ReadFailure } from '@almanaque/ui/form';
import { RateForm, type RateFormProps } from './rate-form.tsx';
import { ratesQuery } from './rates-query.ts';

/** The form once it is known what there is: left empty, it takes a rate away. */
export function LateRateForm(props: Omit<RateFormProps, 'rates'>) {
  const { data, error, refetch } = useQuery(ratesQuery(useHost().apiBase));
  if (data) return <RateForm {...props} rates={data} />;
  return error ? (
    <ReadFailure
      error={error}
      missing="Lo que ya está cargado no se pudo leer."
      onRetry={() => void refetch()}
    />
  ) : (
    <div aria-busy="true" aria-label="Cargando el dólar de cada mes">
      <Skeleton height={160} />
    </div>
  );
}
