import { navigation } from '@almanaque/shared-contracts';
import { SETTINGS_PATH } from '@almanaque/shared-contracts/contributions';
import { Skeleton } from '@almanaque/ui';
import { Confirm, ReadFailure } from '@almanaque/ui/form';
import { useSession } from '../account/session.ts';
import { useRemoveSampleSet, useSampleEvents } from './sample-set-data.ts';

const counted = (events: number): string =>
  events === 1 ? 'El evento de ejemplo sale' : `Los ${events} eventos de ejemplo salen`;

/** Asks before the sample events go, for nothing brings them back. */
export function RemoveSampleSet() {
  const { data: events, error, refetch } = useSampleEvents(useSession());
  const remove = useRemoveSampleSet();
  const leave = () => navigation().go(SETTINGS_PATH);
  if (events === undefined) {
    return error ? (
      <ReadFailure error={error} onRetry={() => void refetch()} />
    ) : (
      <div role="status" aria-busy="true" aria-label="Cargando">
        <Skeleton height={140} />
      </div>
    );
  }
  if (events === 0) return <p>Ya no quedan ejemplos en el calendario.</p>;
  return (
    <Confirm
      question={
        <>
          {counted(events)} del calendario para siempre, con los mensajes que se guardaron para
          ellos. Lo que cargó o editó tu equipo queda como está.
        </>
      }
      act="Quitar los ejemplos"
      waits
      onAct={async () => {
        await remove();
        leave();
      }}
      onCancel={leave}
    />
  );
}
