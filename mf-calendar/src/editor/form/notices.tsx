import { Button, Icon } from '@almanaque/ui';
import { UnsavedQuestion } from '@almanaque/ui/form';
import { Conflict } from './conflict.tsx';
import type { EventFormState } from './use-event-form.ts';

/** What the person must know or choose before going on, over the buttons. */
export function Notices({ form }: { form: EventFormState }) {
  const { status } = form;
  switch (status.kind) {
    case 'conflict':
      return <Conflict form={form} current={status.current} versions={status.versions} />;
    case 'changed':
      return (
        <div className="notice" role="alert" tabIndex={-1}>
          <p>
            <Icon name="warning" />
            <strong>Otra persona cambió este evento mientras lo tenías abierto.</strong> No se
            borró: fijate antes cómo quedó.
          </p>
          <div className="choices">
            <Button variant="contained" onClick={() => form.takeTheirs(status.current)}>
              Ver cómo quedó
            </Button>
          </div>
        </div>
      );
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
      return <UnsavedQuestion onStay={form.stay} onDiscard={form.discard} />;
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
