import type { CreatedSubscription } from '@almanaque/api';
import { EscapeGoesBack } from '@almanaque/ui/screen';
import { useState } from 'react';
import { AddressList } from './address-list.tsx';
import { MadeAddress } from './made-address.tsx';
import { NewAddress } from './new-address.tsx';
import { Pile } from './subscription-styles.ts';

/** Private addresses, for whoever has an account. */
export function OwnCalendars() {
  const [view, setView] = useState<'list' | 'new' | 'made'>('list');
  /** Whoever types on while one is made may make another: each address is shown this once. */
  const [made, setMade] = useState<readonly CreatedSubscription[]>([]);
  const back = () => {
    setView('list');
    setMade([]);
  };
  if (view === 'list') return <AddressList onNew={() => setView('new')} />;
  const last = made.length - 1;
  return (
    <EscapeGoesBack onBack={back}>
      <Pile>
        {made.map((one, index) => (
          <MadeAddress
            key={one.subscription.id}
            made={one}
            {...(view === 'made' && index === last && { onDone: back })}
          />
        ))}
        {view === 'new' && (
          <NewAddress
            onMade={(one) => setMade((before) => [...before, one])}
            onDone={() => setView('made')}
            onCancel={back}
          />
        )}
      </Pile>
    </EscapeGoesBack>
  );
}
