import { askToSignIn } from '@almanaque/shared-contracts';
import { Button } from '@almanaque/ui';
import { PageTitle } from './page-title.tsx';

/** Plans are for those who make them: whoever they are for might be looking. */
export const SignedOut = () => (
  <section className="words" aria-label="Ingreso">
    <PageTitle>Planes</PageTitle>
    <p className="quiet">
      Los planes los ve quien organiza: así la sorpresa se mantiene. Ingresá con tu cuenta para
      verlos.
    </p>
    <p>
      <Button variant="contained" onClick={() => void askToSignIn()}>
        Ingresar
      </Button>
    </p>
  </section>
);
