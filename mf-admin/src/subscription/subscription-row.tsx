import { type Subscription } from '@almanaque/api';
import { useHost } from '@almanaque/shared-contracts';
import { Button } from '@almanaque/ui';
import { Confirm } from '@almanaque/ui/form';
import { useState } from 'react';
import { filterWords } from '../filter/filter-words.ts';
import { useSubscriptionWrites } from './subscription-data.ts';

/** '21 de noviembre de 2026', in the company's zone. */
const dayOf = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('es-AR', { timeZone, dateStyle: 'long' }).format(new Date(instant));

/** An address by what it holds and when it was last read; the address itself nobody has any more. */
export function SubscriptionRow({ subscription }: { readonly subscription: Subscription }) {
  const { timeZone } = useHost();
  const { revoke } = useSubscriptionWrites();
  const [asking, setAsking] = useState(false);
  const { name, filter, createdAt, lastUsedAt, owner } = subscription;
  return (
    <li>
      <div className="about">
        <b>{name}</b>
        <span className="soft">
          {filterWords(filter)}
          {!owner.isMe && ` · De ${owner.name || 'otra persona'}`}
        </span>
        <span className="soft">
          Creada el {dayOf(createdAt, timeZone)}.{' '}
          {lastUsedAt === null
            ? 'Todavía no la leyó ningún calendario.'
            : `Leída por última vez el ${dayOf(lastUsedAt, timeZone)}.`}
        </span>
      </div>
      <Button
        color="error"
        aria-label={`Revocar ${name}`}
        aria-expanded={asking}
        onClick={() => setAsking(!asking)}
      >
        Revocar
      </Button>
      {asking && (
        <div className="whole">
          <Confirm
            question={
              <>
                Los calendarios que usan <b>{name}</b> dejan de actualizarse. No se puede deshacer:
                para volver a compartirla hay que crear otra suscripción.
              </>
            }
            act="Revocar para siempre"
            onAct={async () => {
              await revoke(subscription);
            }}
            onCancel={() => setAsking(false)}
          />
        </div>
      )}
    </li>
  );
}
