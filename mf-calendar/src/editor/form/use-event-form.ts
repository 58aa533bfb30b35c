import type { CompanyEvent, EventDraft, EventScope, IsoDate } from '@almanaque/shared-contracts';
import { useAskBeforeUnload } from '@almanaque/ui/form';
import { useState } from 'react';
import type { EndOfEditing } from '../editor-request.ts';
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
import { usePlaces } from '../../filters/places-query.ts';
import { matterNames, type Matter } from './event-fields.ts';
import { endOfMoved } from './end-of-moved.ts';
import { knownNames, meant, unknownProblem, type KnownNames } from './known-names.ts';
import { clashes, merged, theirsAlone, type Versions } from './merge.ts';
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
  /** Both changed the same: each chooses. */
  | { readonly kind: 'conflict'; readonly current: CompanyEvent; readonly versions: Versions }
  /** What was to be removed is not as it was seen. */
  | { readonly kind: 'changed'; readonly current: CompanyEvent };

/** Whether the person must choose before anything else. */
export const needsChoice = ({ kind }: Status): boolean =>
  kind === 'leaving' || kind === 'gone' || kind === 'conflict' || kind === 'changed';

const EDITING: Status = { kind: 'editing' };

function statusOf(setback: Exclude<Setback, { kind: 'conflict' }>): Status {
  switch (setback.kind) {
    case 'gone':
      return setback;
    case 'refused':
      return { ...setback, field: entryOf(setback.field) };
  }
}

/** @param date the day the editor was opened on. */
export function useEventForm(date: IsoDate, first: Source, onEnd: (end: EndOfEditing) => void) {
  const writes = useWrites(date, onEnd);
  const facets = usePlaces();
  const [source, setSource] = useState(first);
  const [scope, setScope] = useState<EventScope>('this');
  const [status, setStatus] = useState(EDITING);
  const [left, setLeft] = useState<ReadonlySet<FieldName>>(new Set());
  /** How often saving was tried: from the first time on, all that is wrong is shown. */
  const [attempts, setAttempts] = useState(0);
  const [isUploading, setUploading] = useState(false);
  /** Names of offices and teams of which the person said that they are new. */
  const [newNames, setNewNames] = useState<ReadonlySet<string>>(new Set());

  const draftBefore = (from: Source) => (from.kind === 'new' ? emptyDraft(date) : draftOf(from));
  const before = draftBefore(source);
  const initial = valuesOf(before);
  const [entered, setEntered] = useState(initial);
  /** Until then the end of a series goes along with its date. */
  const [isEndEntered, setEndEntered] = useState(false);
  const repeats = source.kind === 'existing' && source.occurrence !== null;
  const isAlone = repeats && scope === 'this';
  const follows = repeats && !isAlone && !isEndEntered;
  const values = follows ? { ...entered, until: endOfMoved(before, entered, scope) } : entered;
  const isDirty = FIELD_NAMES.some((name) => values[name] !== initial[name]);
  useAskBeforeUnload(isDirty);

  const places = knownNames(facets);
  /** Whether nobody has this office or team. While the known names are not there, none is taken for unknown. */
  const isUnknown = (field: keyof KnownNames): boolean => {
    const text = values[field].trim();
    if (facets === null || text === '' || text === before[field]) return false;
    return !newNames.has(text) && meant(text, places[field]) === null;
  };
  /** As the name is written where it was first. */
  const namedAsKnown = (typed: FormValues): FormValues => ({
    ...typed,
    office: meant(typed.office, places.office) ?? typed.office,
    team: meant(typed.team, places.team) ?? typed.team,
  });

  /** An occurrence on its own may go past the series' end: what is entered there is not for it. */
  const read = (from: Source, typed: FormValues) =>
    readValues(
      isAlone ? { ...namedAsKnown(typed), repetition: 'kept', until: '' } : namedAsKnown(typed),
      draftBefore(from).rrule,
    );

  const reading = read(source, values);
  const unknown = (['office', 'team'] as const).filter(isUnknown);
  const wrong: Problems = {
    ...(reading.kind === 'problems' && reading.problems),
    ...Object.fromEntries(unknown.map((name) => [name, unknownProblem(name, values[name])])),
  };
  const told = FIELD_NAMES.filter((name) => wrong[name] && (attempts > 0 || left.has(name)));
  const problems: Problems = {
    ...Object.fromEntries(told.map((name) => [name, wrong[name]])),
    ...(status.kind === 'refused' && status.field && { [status.field]: status.message }),
  };

  /** Goes on from another version. */
  const begin = (from: Source, typed: FormValues, hasItsEnd: boolean) => {
    setSource(from);
    setEntered(typed);
    setEndEntered(hasItsEnd);
  };
  const occurrence = source.kind === 'new' ? null : source.occurrence;

  const refuse = (setback: Exclude<Setback, { kind: 'conflict' }>) => {
    setAttempts((count) => count + 1);
    setStatus(statusOf(setback));
  };

  /** Writes a draft; what another person changed meanwhile stays, or is asked for where both changed the same. */
  const send = async (from: Source, draft: EventDraft, also: readonly Matter[]): Promise<void> => {
    setStatus({ kind: 'saving' });
    const setback = await writes.save(from, scope, draft, matterNames(also));
    if (setback === null) return;
    if (setback.kind !== 'conflict') {
      refuse(setback);
      return;
    }
    const { current } = setback;
    const theirs = draftOf(existing(current, occurrence));
    const versions = { before: draftBefore(from), mine: draft, theirs };
    if (clashes(versions).length === 0) return saveOnTop(current, versions, new Set());
    setStatus({ kind: 'conflict', current, versions });
  };

  /** Writes both versions in one. @param giveUp what of mine goes for theirs. */
  const saveOnTop = (
    current: CompanyEvent,
    versions: Versions,
    giveUp: ReadonlySet<Matter>,
  ): Promise<void> => {
    const onTop = existing(current, occurrence);
    const draft = merged(versions, giveUp);
    begin(onTop, valuesOf(draft), true);
    return send(onTop, draft, [...theirsAlone(versions), ...giveUp]);
  };

  const save = (from: Source, typed: FormValues) => {
    const found = read(from, typed);
    setAttempts((count) => count + 1);
    if (found.kind === 'problems' || unknown.length > 0) setStatus(EDITING);
    else if (Object.keys(changesOf(draftBefore(from), found.draft)).length === 0) onEnd('left');
    else void send(from, found.draft, []);
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
    isUploading,
    setUploading,
    setScope,
    places,
    isUnknown,
    newNames,
    confirmNew: (field: keyof KnownNames, isNew: boolean) => {
      const name = values[field].trim();
      const others = [...newNames].filter((other) => other !== name);
      setNewNames(new Set(isNew ? [...others, name] : others));
    },
    /** Whether an entry is wrong, told or not. */
    isWrong: (name: FieldName): boolean => wrong[name] !== undefined,
    edit: (changes: Partial<FormValues>) => {
      const isEnd = 'until' in changes || 'ending' in changes;
      if (isEnd) setEndEntered(true);
      const { until } = values;
      setEntered((current) => ({ ...current, ...(isEnd && { until }), ...changes }));
      if (status.kind === 'refused' || status.kind === 'leaving') setStatus(EDITING);
    },
    leaveField: (name: FieldName) => setLeft((names) => new Set(names).add(name)),
    save: () => save(source, values),
    remove: () => {
      if (source.kind === 'new') return;
      setStatus({ kind: 'removing' });
      void writes.remove(source, scope).then((setback) => {
        if (setback?.kind === 'conflict') setStatus({ ...setback, kind: 'changed' });
        else if (setback !== null) refuse(setback);
      });
    },
    /** Closes; asks first when something would be lost by it. */
    leave: () => {
      if (isDirty) setStatus({ kind: 'leaving' });
      else onEnd('left');
    },
    discard: () => onEnd('left'),
    stay: () => setStatus(EDITING),
    saveOnTop: (...choice: Parameters<typeof saveOnTop>) => void saveOnTop(...choice),
    takeTheirs: (current: CompanyEvent) => {
      const theirs = existing(current, occurrence);
      begin(theirs, valuesOf(draftOf(theirs)), false);
      setStatus(EDITING);
    },
    /** Someone else removed it: what was entered here becomes an event of its own. */
    saveAsNew: () => {
      const typed: FormValues = isAlone ? { ...values, repetition: 'none' } : values;
      begin({ kind: 'new' }, typed, true);
      save({ kind: 'new' }, typed);
    },
  };
}

export type EventFormState = ReturnType<typeof useEventForm>;
