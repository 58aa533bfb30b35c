import { longDate, MAX_EVENT_TITLE, parseIsoDate, type IsoDate } from '@almanaque/shared-contracts';
import { EVENT_WORDS } from '@almanaque/shared-contracts/words';
import { Button, Icon, IconButton } from '@almanaque/ui';
import { useEffect, useRef, type KeyboardEvent, type SubmitEvent } from 'react';
import type { EndOfEditing } from '../editor-request.ts';
import type { Source } from '../event-requests.ts';
import { DateLine } from './date-line.tsx';
import { DescriptionEntry, Line, LinkEntries, MoreEntries, PlaceEntry } from './entries.tsx';
import { FormFrame } from './form-styles.ts';
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
  const element = useRef<HTMLFormElement>(null);
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

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isBusy && !mustChoose && !form.isUploading) form.save();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isBusy) return;
    event.stopPropagation();
    if (status.kind === 'leaving') form.stay();
    else form.leave();
  };

  return (
    <FormFrame
      ref={element}
      noValidate
      aria-busy={isBusy}
      onSubmit={onSubmit}
      onKeyDown={onKeyDown}
    >
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
        {form.repeats && <ScopeChoice value={form.scope} onChoose={form.setScope} />}
        <Line form={form} name="title" label={EVENT_WORDS.title} maxLength={MAX_EVENT_TITLE} />
        <TypeChoice value={values.type} onChoose={(type) => form.edit({ type })} />
        <div className="row">
          <DateLine form={form} name="date" label={EVENT_WORDS.date} />
          <DateLine form={form} name="endDate" label={EVENT_WORDS.endDate} optional />
        </div>
        <div className="row">
          <Line form={form} name="time" label={EVENT_WORDS.time} type="time" optional />
          <PlaceEntry form={form} />
        </div>
        {!form.isAlone && <RepetitionEntries form={form} />}
        <DescriptionEntry form={form} />
        <LinkEntries form={form} />
        <LookEntries form={form} />
        <MoreEntries form={form} />
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
            <Button variant="outlined" disabled={isBusy} onClick={form.leave}>
              Cancelar
            </Button>
            <Button type="submit" variant="contained" disabled={form.isUploading}>
              {status.kind === 'saving' ? 'Guardando…' : 'Guardar'}
            </Button>
          </div>
        )}
      </footer>
    </FormFrame>
  );
}
