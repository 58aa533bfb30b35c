import type { CreatedSubscription } from '@almanaque/api';
import { Button } from '@almanaque/ui';
import { takeLostFocus } from '@almanaque/ui/screen';
import { Address } from './address.tsx';
import { Instructions } from './instructions.tsx';
import { Area } from './subscription-styles.ts';

interface MadeAddressProps {
  readonly made: CreatedSubscription;
  /** Absent: what it was made with is still on the page. */
  readonly onDone?: () => void;
}

/** The one time an address is shown: the server keeps no copy of it. */
export const MadeAddress = ({ made, onDone }: MadeAddressProps) => (
  <Area ref={takeLostFocus} tabIndex={-1}>
    <h2>{made.subscription.name}</h2>
    <p>
      Copiala ahora: por seguridad no se vuelve a mostrar. Quien la tenga puede leer este calendario
      sin ingresar, hasta que la revoques.
    </p>
    {made.peopleLeftOut && (
      <p className="warning" role="alert">
        Alcanza a más de 5.000 personas: en lugar de sus cumpleaños y aniversarios va a traer un
        aviso. Creá otra para una oficina o un equipo, y revocá esta.
      </p>
    )}
    <Address address={made.address} />
    <Instructions address={made.address} />
    {onDone && (
      <div className="acts">
        <Button variant="outlined" onClick={onDone}>
          Listo
        </Button>
      </div>
    )}
  </Area>
);
