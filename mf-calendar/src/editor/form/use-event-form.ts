import type { CompanyEvent, EventScope, IsoDate } from '@almanaque/shared-contracts';
import { useState } from 'react';
import type { EndOfEditing } from '../editor-dialog.tsx';
import { changesOf, draftOf, existing, type Source } from '../event-requests.ts';
import {
  emptyDraft,
  entryOf,
  FIELD_NAMES,
  readValues,
  valuesOf,
  type FieldName,
  type FormValues,
  type Problems,
} from './form-values.ts';
import { useWrites, type Setback } from './use-writes.ts';

/** What the form is doing, besides being typed into. */
export type Status =
  | { readonly kind: 'editing' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'removing' }
  /** About to close, though something would be lost by it. */
  | { readonly kind: 'leaving' }
  | { readonly kind: 'refused'; readonly message: string; readonly field: FieldName | null }
  | { readonly kind: 'gone'; readonly message: string }
  | { readonly kind: 'conflict'; readonly current: CompanyEvent };

/** Whether the person must choose before anything else. */
export const needsChoice = ({ kind }: Status): boolean =>
  kind === 'leaving' || kind === 'gone' || kind === 'conflict';

const EDITING: Status = { kind: 'editing' };

function statusOf(setback: Setback): Status {
  switch (setback.kind) {
    case 'conflict':
    case 'gone':
      return setback;
    case 'signed-out':
      return { kind: 'refused', message: setback.message, field: null };
    case 'refused':
      return { ...setback, field: entryOf(setback.field) };
  }
}

/** @param date the day the editor was opened on. */
export function useEventForm(date: IsoDate, first: Source, onEnd: (end: EndOfEditing) => void) {
  const writes = useWrites(date, onEnd);
  const [source, setSource] = useState(first);
  const [scope, setScope] = useState<EventScope>('this');
  const [status, setStatus] = useState(EDITING);
  const [left, setLeft] = useState<ReadonlySet<FieldName>>(new Set());
  /** How often saving was tried: from the first time on, all that is wrong is shown. */
  const [attempts, setAttempts] = useState(0);
  const [isUploading, setUploading] = useState(false);

  const draftBefore = (from: Source) => (from.kind === 'new' ? emptyDraft(date) : draftOf(from));
  const before = draftBefore(source);
  const initial = valuesOf(before);
  const [values, setValues] = useState(initial);
  const isDirty = FIELD_NAMES.some((name) => values[name] !== initial[name]);
  const repeats = source.kind === 'existing' && source.occurrence !== null;
  const isAlone = repeats && scope === 'this';

  /** An occurrence on its own may go past the series' end: what is entered there is not for it. */
  const read = (from: Source, entered: FormValues) =>
    isAlone
      ? readValues({ ...entered, repetition: 'kept', until: '' }, draftBefore(from).rrule)
      : readValues(entered, before.rrule);

  const reading = read(source, values);
  const wrong = reading.kind === 'problems' ? reading.problems : {};
  const told = FIELD_NAMES.filter((name) => wrong[name] && (attempts > 0 || left.has(name)));
  const problems: Problems = {
    ...Object.fromEntries(told.map((name) => [name, wrong[name]])),
    ...(status.kind === 'refused' && status.field && { [status.field]: status.message }),
  };

  const settle = (setback: Setback | null) => {
    if (setback === null) return;
    setAttempts((count) => count + 1);
    setStatus(statusOf(setback));
  };

  const save = (from: Source, entered: FormValues) => {
    const found = read(from, entered);
    setAttempts((count) => count + 1);
    if (found.kind === 'problems') setStatus(EDITING);
    else if (Object.keys(changesOf(draftBefore(from), found.draft)).length === 0) onEnd('left');
    else {
      setStatus({ kind: 'saving' });
      void writes.save(from, scope, found.draft).then(settle);
    }
  };

  return {
    source,
    values,
    before,
    scope,
    status,
    problems,
    attempts,
    repeats,
    isAlone,
    draft: reading.kind === 'draft' ? reading.draft : null,
    isUploading,
    setUploading,
    setScope,
    edit: (changes: Partial<FormValues>) => {
      setValues((current) => ({ ...current, ...changes }));
      if (status.kind === 'refused' || status.kind === 'leaving') setStatus(EDITING);
    },
    leaveField: (name: FieldName) => setLeft((names) => new Set(names).add(name)),
    save: () => save(source, values),
    remove: () => {
      if (source.kind === 'new') return;
      setStatus({ kind: 'removing' });
      void writes.remove(source, scope).then(settle);
    },
    /** Closes; asks first when something would be lost by it. */
    leave: () => {
      if (isDirty) setStatus({ kind: 'leaving' });
      else onEnd('left');
    },
    discard: () => onEnd('left'),
    stay: () => setStatus(EDITING),
    /** Someone else changed it: what was entered here is written over that. */
    keepMine: (current: CompanyEvent) => {
      const onTop = existing(current, source.kind === 'new' ? null : source.occurrence);
      setSource(onTop);
      save(onTop, values);
    },
    takeTheirs: (current: CompanyEvent) => {
      const theirs = existing(current, source.kind === 'new' ? null : source.occurrence);
      setSource(theirs);
      setValues(valuesOf(draftOf(theirs)));
      setStatus(EDITING);
    },
    /** Someone else removed it: what was entered here becomes an event of its own. */
    saveAsNew: () => {
      const entered: FormValues = isAlone ? { ...values, repetition: 'none' } : values;
      setSource({ kind: 'new' });
      setValues(entered);
      save({ kind: 'new' }, entered);
    },
  };
}

export type EventFormState = ReturnType<typeof useEventForm>;
