import { IcsImport } from '../ics-import/ics-import.tsx';
import { FewDates } from './few-dates.tsx';

/** What the company celebrates besides people and holidays. */
export const DatesStep = () => (
  <>
    <section>
      <h2>Escribí algunas</h2>
      <p className="soft">
        El aniversario de la empresa, el brindis de fin de año, una capacitación.
      </p>
      <FewDates />
    </section>
    <section>
      <h2>O traé el calendario que usás hoy</h2>
      <IcsImport />
    </section>
  </>
);
