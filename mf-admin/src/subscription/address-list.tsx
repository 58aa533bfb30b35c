import { Button, Icon, Skeleton } from '@almanaque/ui';
import { ReadFailure } from '@almanaque/ui/form';
import { takeLostFocus, PageAction } from '@almanaque/ui/screen';
import { useSubscriptions } from './subscription-data.ts';
import { SubscriptionRow } from './subscription-row.tsx';
import { Area } from './subscription-styles.ts';

/** The private addresses there are. */
export function AddressList({ onNew }: { readonly onNew: () => void }) {
  const { data: subscriptions, error, refetch } = useSubscriptions();
  return (
    <Area ref={takeLostFocus} tabIndex={-1}>
      <p className="soft">
        Una dirección privada lleva a tu calendario lo que elijas de Almanaque, cumpleaños y
        aniversarios incluidos, siempre al día.
      </p>
      <PageAction>
        <Button variant="contained" startIcon={<Icon name="plus" />} onClick={onNew}>
          Nueva suscripción
        </Button>
      </PageAction>
      {error && <ReadFailure error={error} onRetry={() => void refetch()} />}
      {subscriptions?.length === 0 && <p>Todavía no hay ninguna suscripción.</p>}
      {subscriptions !== undefined && subscriptions.length > 0 && (
        <ul className="list" aria-label="Direcciones">
          {subscriptions.map((subscription) => (
            <SubscriptionRow key={subscription.id} subscription={subscription} />
          ))}
        </ul>
      )}
      {!subscriptions && !error && (
        <div role="status" aria-busy="true" aria-label="Cargando las direcciones">
          <Skeleton height={160} />
        </div>
      )}
    </Area>
  );
}
