import { PLANS_ADDRESS } from '@almanaque/api';
import { PageLink } from '@almanaque/ui';
import { PageTitle } from './page-title.tsx';

/** To whoever does not plan: why there is nothing here. */
export const OrganisersOnly = () => (
  <section className="words">
    <PageTitle>A quién se celebró</PageTitle>
    <p className="quiet">
      Esto lo ven quienes organizan y quienes administran. Si te hace falta, pedile a quien
      administra que te dé el rol de organizador.
    </p>
    <p>
      <PageLink to={PLANS_ADDRESS}>Ver mis tareas</PageLink>
    </p>
  </section>
);
