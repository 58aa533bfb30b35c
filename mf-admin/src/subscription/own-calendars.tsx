import type { CreatedSubscription } from '@almanaque/api';
import { EscapeGoesBack } from '@almanaque/ui/screen';
import { useState } from 'react';
import { AddressList } from './address-list.tsx';
import { MadeAddress } from './made-address.tsx';
import { NewAddress } from './new-address.tsx';

type View =
  | { readonly kind: 'list' }
  | { readonly kind: 'new' }
  | { readonly kind: 'made'; readonly made: CreatedSubscription };

/** Private addresses, for whoever has an account. */
export function OwnCalendars() {
  const [view, setView] = useState<View>({ kind: 'list' });
  const back = () => setView({ kind: 'list' });
  switch (view.kind) {
    case 'list':
      return <AddressList onNew={() => setView({ kind: 'new' })} />;
    case 'new':
      return (
        <EscapeGoesBack onBack={back}>
          <NewAddress onMade={(made) => setView({ kind: 'made', made })} onCancel={back} />
        </EscapeGoesBack>
      );
    case 'made':
      return (
        <EscapeGoesBack onBack={back}>
          <MadeAddress made={view.made} onDone={back} />
        </EscapeGoesBack>
      );
  }
}
