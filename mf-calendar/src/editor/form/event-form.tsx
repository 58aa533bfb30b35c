import { longDate, parseIsoDate, type IsoDate } from '@almanaque/shared-contracts';
import { MAX_EVENT_TITLE } from '@almanaque/shared-contracts/event-draft';
import { EVENT_WORDS } from '@almanaque/shared-contracts/words';
import { Button, Contributions, Icon, IconButton } from '@almanaque/ui';
import { Field, FormContext } from '@almanaque/ui/form';
import { useEffect, useId, useRef, type KeyboardEvent, type SubmitEvent } from 'react';
import { EVENT_FIELD } from '../../contributions.ts';
import type { EndOfEditing } from '../editor-request.ts';
import type { Source } from '../event-requests.ts';
import { DateLine } from './date-line.tsx';
import { DescriptionEntry, LinkEntries, MoreEntries, PlaceEntry } from './entries.tsx';
import { textProps } from './entry-props.ts';
import { EditorFrame } from './form-styles.ts';
import { LookEntries } from './look/look-entries.tsx';
import { Notices } from './notices.tsx';
import { RepetitionEntries } from './repetition-entries.tsx';
import { ScopeChoice } from './scope-choice.tsx';
import { TypeChoice } from './type-choice.tsx';
import { needsChoice, useEventForm } from './use-event-form.ts';

interface EventFormProps {
  readonly date: IsoDate;
  readonly source: Source;
  readonly onEnd: (end: EndOfEditing) => void;
}

/** All there is to enter of an event. It never closes by itself while something would be lost. */
export function EventForm({ date, source, onEnd }: EventFormProps) {
  const form = useEventForm(date, source, onEnd);
  const { status, values, attempts } = form;
  const element = useRef<HTMLDivElement>(null);
  const formId = useId();
  const isBusy = status.kind === 'saving' || status.kind === 'removing';
  const day = longDate(parseIsoDate(values.date) ?? date);
  const mustChoose = needsChoice(status);
  const isNew = form.source.kind === 'new';

  // A new event begins by its title; what is there already, by being read.
  useEffect(() => {
    const start = source.kind === 'new' ? 'input' : 'h2';
    element.current?.querySelector<HTMLElement>(start)?.focus();
  }, [source]);

  useEffect(() => {
    if (attempts === 0) return;
    const wrong = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    wrong?.closest('details')?.setAttribute('open', '');
    wrong?.focus();
  }, [attempts]);

  // The buttons that had the focus make room for the choice.
  useEffect(() => {
    if (mustChoose) element.current?.querySelector<HTMLElement>('.notice')?.focus();
  }, [mustChoose]);

  // What asked is gone.
  useEffect(() => {
    if (status.kind === 'kept') element.current?.querySelector<HTMLElement>('.remove')?.focus();
  }, [status]);

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isBusy && !form.isAsking && !mustChoose && !form.isUploading) form.save();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isBusy) return;
    event.stopPropagation();
    if (status.kind === 'leaving') form.stay();
    else form.cancel();
  };

  return (
    <EditorFrame ref={element} aria-busy={isBusy} onKeyDown={onKeyDown}>
      <header>
        <div>
          <h2 tabIndex={-1}>{isNew ? 'Evento nuevo' : 'Editar evento'}</h2>
          <p className="day">{day}</p>
        </div>
        <IconButton aria-label="Cerrar" disabled={isBusy} onClick={form.leave}>
          <Icon name="close" />
        </IconButton>
      </header>
      <div className="entries">
        <form id={formId} noValidate onSubmit={onSubmit}>
          <FormContext value={{ problems: form.problems }}>
            {form.repeats && <ScopeChoice value={form.scope} onChoose={form.setScope} />}
            <Field
              {...textProps(form, 'title')}
              label={EVENT_WORDS.title}
              required
              maxLength={MAX_EVENT_TITLE}
            />
            <TypeChoice value={values.type} onChoose={(type) => form.edit({ type })} />
            <div className="row">
              <DateLine form={form} name="date" label={EVENT_WORDS.date} />
              <DateLine form={form} name="endDate" label={EVENT_WORDS.endDate} optional />
            </div>
            <div className="row">
              <Field {...textProps(form, 'time')} label={EVENT_WORDS.time} type="time" optional />
              <PlaceEntry form={form} />
            </div>
            {!form.isAlone && <RepetitionEntries form={form} />}
            <DescriptionEntry form={form} />
            <LinkEntries form={form} />
            <LookEntries form={form} />
            <MoreEntries form={form} />
          </FormContext>
        </form>
        {/* Beside the form: no button of another part sends it, whatever its type. */}
        <Contributions
          point={EVENT_FIELD}
          props={{
            ...(form.source.kind === 'new'
              ? { event: null, date: null, occurrence: null }
              : {
                  event: form.source.event.id,
                  date: form.before.date,
                  occurrence: form.source.occurrence,
                }),
            draft: { title: values.title, date: values.date, type: values.type },
          }}
        />
      </div>
      <footer>
        <Notices form={form} />
        {!mustChoose && (
          <div className="actions">
            {!isNew && (
              <Button className="remove" disabled={isBusy} onClick={form.remove}>
                {status.kind === 'removing' ? 'Borrando…' : 'Borrar'}
              </Button>
            )}
            <Button variant="outlined" disabled={isBusy} onClick={form.cancel}>
              Cancelar
            </Button>
            <Button type="submit" form={formId} variant="contained" disabled={form.isUploading}>
              {status.kind === 'saving' ? 'Guardando…' : 'Guardar'}
            </Button>
          </div>
        )}
      </footer>
    </EditorFrame>
  );
}
