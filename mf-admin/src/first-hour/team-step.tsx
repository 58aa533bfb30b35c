import {
  askCalendar,
  askCalendarSoon,
  capitalize,
  isSameMonth,
  MONTHS,
  monthOf,
  navigation,
  NO_FILTER,
  useHost,
  useToday,
} from '@almanaque/shared-contracts';
import { Button, Icon, PageLink } from '@almanaque/ui';
import { useLeaveGuard, useWhileThere } from '@almanaque/ui/form';
import { takeLostFocus } from '@almanaque/ui/screen';
import { useState } from 'react';
import { NewUser } from '../users/new-user.tsx';
import { addressOf, MONTH_PATH } from '@almanaque/shared-contracts/contributions';
import { Address } from '../subscription/address.tsx';
import { publicAddress } from '../subscription/public-address.ts';
import { Area } from '../subscription/subscription-styles.ts';
import { posterMonth } from './poster-month.ts';

/** Names by which a computer is reached from itself alone. */
const isOnlyHere = (host: string): boolean => /^(localhost|127\.|\[::1\])/.test(host);

function Subscription() {
  const { apiBase, readingNeedsSignIn } = useHost();
  if (readingNeedsSignIn) {
    return (
      <p>
        En esta instalación cada persona crea la suya, con su cuenta, en{' '}
        <PageLink to={addressOf('suscripciones')}>Suscribirse al calendario</PageLink>.
      </p>
    );
  }
  const address = publicAddress(apiBase, location.href, NO_FILTER);
  return (
    <>
      <p className="soft">
        Pasá esta dirección por chat o por correo: con ella, cada uno ve los feriados y los eventos
        de la empresa en su teléfono. No trae fechas de personas.
      </p>
      <Address key={address} address={address} />
      {isOnlyHere(location.hostname) && (
        <p className="warning">
          Esta dirección anda solo en esta computadora. Para que sirva a los demás, abrí Almanaque
          con la dirección de la red que se ve donde lo iniciaste.
        </p>
      )}
    </>
  );
}

interface NewAccountProps {
  readonly onSaid: (text: string) => void;
  readonly onClose: () => void;
}

function NewAccount({ onSaid, onClose }: NewAccountProps) {
  // One that was cancelled while it was being created may be there all the same: said, and no more.
  const done = useWhileThere((text: string) => {
    onSaid(text);
    onClose();
  }, onSaid);
  return <NewUser onDone={done} onCancel={onClose} />;
}

function Accounts() {
  const [form, setForm] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const [said, setSaid] = useState('');
  return (
    <div className="accounts">
      <p role="status">{said}</p>
      {form === 'open' ? (
        <NewAccount onSaid={setSaid} onClose={() => setForm('closed')} />
      ) : (
        <div className="acts">
          <Button
            // What was pressed went with the form.
            {...(form === 'closed' && { ref: takeLostFocus })}
            variant="outlined"
            startIcon={<Icon name="plus" />}
            onClick={() => {
              setSaid('');
              setForm('open');
            }}
          >
            Agregar cuenta
          </Button>
        </div>
      )}
    </div>
  );
}

/** How the others hear of it. */
export function TeamStep() {
  const today = useToday(useHost().timeZone);
  const shown = posterMonth(today);
  const month = MONTHS[monthOf(shown) - 1] ?? '';
  const { leave } = useLeaveGuard();
  const print = () => {
    if (isSameMonth(shown, today)) {
      navigation().go(MONTH_PATH);
      // One that is there already stands where it was left: at any month.
      askCalendar('today');
    } else {
      navigation().go(`${MONTH_PATH}?fecha=${shown}`);
    }
    askCalendarSoon('print');
  };
  return (
    <>
      <Area as="section">
        <h2>Un cartel para la pared</h2>
        <p className="soft">
          {capitalize(month)} entero en una hoja A4, con los nombres y los feriados.
        </p>
        <div className="acts">
          <Button
            variant="contained"
            startIcon={<Icon name="print" />}
            onClick={() => leave(print)}
          >
            Imprimir {month}
          </Button>
        </div>
      </Area>
      <Area as="section">
        <h2>El calendario en el teléfono de cada uno</h2>
        <Subscription />
      </Area>
      <Area as="section">
        <h2>Quién más carga eventos</h2>
        <p className="soft">
          Para mirar no hace falta una cuenta. Para cargar eventos, sí: con el rol Organizador.
        </p>
        <Accounts />
      </Area>
    </>
  );
}
