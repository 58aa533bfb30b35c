import type { CompanyEvent } from '@almanaque/shared-contracts';
import { Button, Icon } from '@almanaque/ui';
import { draftOf, existing } from '../event-requests.ts';
import { differences } from './describe-field.ts';
import type { EventFormState } from './use-event-form.ts';

const OrNothing = ({ text }: { text: string }) =>
  text === '' ? <span className="nothing">(vacío)</span> : <>{text}</>;

/** Both versions side by side: neither goes before the person has chosen. */
function Conflict({ form, current }: { form: EventFormState; current: CompanyEvent }) {
  const occurrence = form.source.kind === 'new' ? null : form.source.occurrence;
  const theirs = draftOf(existing(current, occurrence));
  const rows = form.draft ? differences(form.draft, theirs) : [];
  return (
    <div className="notice" role="alert" tabIndex={-1}>
      <p>
        <Icon name="warning" />
        <strong>Otra persona cambió este evento mientras lo editabas.</strong> Elegí qué versión
        queda.
      </p>
      {rows.length > 0 && (
        <div className="compared">
          <table>
            <thead>
              <tr>
                <td />
                <th scope="col">Lo tuyo</th>
                <th scope="col">Lo guardado</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.label}>
                  <th scope="row">{row.label}</th>
                  <td>
                    <OrNothing text={row.mine} />
                  </td>
                  <td>
                    <OrNothing text={row.theirs} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className="choices">
        <Button variant="contained" onClick={() => form.keepMine(current)}>
          Guardar lo mío
        </Button>
        <Button variant="outlined" onClick={() => form.takeTheirs(current)}>
          Usar lo guardado
        </Button>
      </div>
    </div>
  );
}

/** What the person must know or choose before going on, over the buttons. */
export function Notices({ form }: { form: EventFormState }) {
  const { status } = form;
  switch (status.kind) {
    case 'conflict':
      return <Conflict form={form} current={status.current} />;
    case 'gone':
      return (
        <div className="notice" role="alert" tabIndex={-1}>
          <p>
            <Icon name="warning" />
            {status.message} Lo que escribiste sigue acá.
          </p>
          <div className="choices">
            <Button variant="outlined" onClick={form.saveAsNew}>
              Guardar como evento nuevo
            </Button>
          </div>
        </div>
      );
    case 'leaving':
      return (
        <div className="notice" role="alert" tabIndex={-1}>
          <p>Hay cambios sin guardar.</p>
          <div className="choices">
            <Button variant="contained" onClick={form.stay}>
              Seguir editando
            </Button>
            <Button variant="outlined" onClick={form.discard}>
              Descartar los cambios
            </Button>
          </div>
        </div>
      );
    case 'refused':
      return status.field === null ? (
        <p className="notice" role="alert">
          <Icon name="warning" />
          {status.message}
        </p>
      ) : null;
    default:
      return null;
  }
}
