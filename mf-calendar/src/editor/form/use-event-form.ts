import {
  navigation,
  selectionStore,
  useHost,
  type CompanyEvent,
  type EventDraft,
  type EventScope,
  type IsoDate,
} from '@almanaque/shared-contracts';
import type { Along } from '@almanaque/shared-contracts/removal';
import { useAskBeforeUnload } from '@almanaque/ui/form';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { EndOfEditing } from '../editor-request.ts';
import {
  changesOf,
  draftOf,
  existing,
  removalOf,
  type Existing,
  type Source,
} from '../event-requests.ts';
import { askBefore } from './ask-before.ts';
import {
  emptyDraft,
  entryOf,
  valuesOf,
  type FieldName,
  type FormValues,
  type Problems,
} from './form-values.ts';
import { matterNames, type Matter } from './event-fields.ts';
import { clashes, merged, theirsAlone, type Versions } from './merge.ts';
import { useEntries } from './use-entries.ts';
import { useWrites, type Setback } from './use-writes.ts';

/** What the form is doing, besides being typed into. */
export type Status =
  | { readonly kind: 'editing' }
  | { readonly kind: 'saving' }
  /** About to remove it: whoever keeps something for it looks whether there is something to ask. */
  | { readonly kind: 'looking' }
  /** They ask, among what they draw in the editor. */
  | { readonly kind: 'asking' }
  | { readonly kind: 'removing' }
  /** It was about to be removed, and stays. */
  | { readonly kind: 'kept' }
  /** About to close, though something would be lost by it; `go` leads to the page that is wanted. */
  | { readonly kind: 'leaving'; readonly go?: () => void }
  | { readonly kind: 'refused'; readonly message: string; readonly field: FieldName | null }
  | { readonly kind: 'gone'; readonly message: string }
  /** Both changed the same: each chooses. */
  | { readonly kind: 'conflict'; readonly current: CompanyEvent; readonly versions: Versions }
  /** What was to be removed is not as it was seen. */
  | { readonly kind: 'changed'; readonly current: CompanyEvent };

const CHOICES: readonly Status['kind'][] = ['asking', 'leaving', 'gone', 'conflict', 'changed'];

/** Whether the person must choose before anything else. */
export const needsChoice = ({ kind }: Status): boolean => CHOICES.includes(kind);

const EDITING: Status = { kind: 'editing' };
const KEPT: Status = { kind: 'kept' };

function statusOf(setback: Exclude<Setback, { kind: 'conflict' }>): Status {
  switch (setback.kind) {
    case 'gone':
      return setback;
    case 'refused':
      return { ...setback, field: entryOf(setback.field) };
  }
}

/** @param date the day the editor was opened on. */
export function useEventForm(date: IsoDate, first: Source, endWith: (end: EndOfEditing) => void) {
  /** From then on nothing entered here is to be kept, though it is seen until the dialog is gone. */
  const isOver = useRef(false);
  const onEnd = (end: EndOfEditing) => {
    isOver.current = true;
    endWith(end);
  };
  const { apiBase } = useHost();
  const writes = useWrites(date, (day) => {
    // Discarded before the answer came: what was opened since stays.
    if (isOver.current) return;
    // The day shows what was written, and what is open of the event elsewhere closes.
    selectionStore(apiBase).restore({ kind: 'day', date: day });
    onEnd('written');
  });
  const [source, setSource] = useState(first);
  const [scope, setScope] = useState<EventScope>('this');
  const [status, setStatus] = useState(EDITING);
  /** How often saving was tried: from the first time on, all that is wrong is shown. */
  const [attempts, setAttempts] = useState(0);
  const [isUploading, setUploading] = useState(false);
  const draftBefore = (from: Source) => (from.kind === 'new' ? emptyDraft(date) : draftOf(from));
  const before = draftBefore(source);
  const repeats = source.kind === 'existing' && source.occurrence !== null;
  const entries = useEntries({
    before,
    scope: repeats ? scope : null,
    isTried: attempts > 0,
  });
  const { values, isDirty, isAlone } = entries;
  useAskBeforeUnload(isDirty);

  const problems: Problems = {
    ...entries.problems,
    ...(status.kind === 'refused' && status.field && { [status.field]: status.message }),
  };

  /** Goes on from another version. */
  const begin = (from: Source, typed: FormValues, hasItsEnd: boolean) => {
    setSource(from);
    entries.begin(typed, hasItsEnd);
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
    const kept = draftBefore(from);
    const found = entries.read(typed, kept.rrule);
    setAttempts((count) => count + 1);
    if (found.kind === 'problems') setStatus(EDITING);
    else if (Object.keys(changesOf(kept, found.draft)).length === 0) onEnd('left');
    else void send(from, found.draft, []);
  };

  const isAsking = status.kind === 'looking' || status.kind === 'asking';
  /** What is asked before it is removed. */
  const asked = useRef(new AbortController());
  const giveUp = (then: Status) => {
    asked.current.abort();
    setStatus(then);
  };

  const remove = async (from: Existing, along: readonly Along[]) => {
    setStatus({ kind: 'removing' });
    const setback = await writes.remove(from, scope, along);
    if (setback?.kind === 'conflict') setStatus({ ...setback, kind: 'changed' });
    else if (setback !== null) refuse(setback);
  };
  const askAndRemove = async (from: Existing) => {
    const { signal } = (asked.current = new AbortController());
    setStatus({ kind: 'looking' });
    const onAsk = () => setStatus({ kind: 'asking' });
    const along = await askBefore(removalOf(from, scope), signal, onAsk);
    if (signal.aborted) return;
    if (along === null) setStatus(KEPT);
    else await remove(from, along);
  };

  const leave = (go?: () => void) => {
    if (isAsking) giveUp(EDITING);
    if (isDirty && !isOver.current) {
      setStatus({ kind: 'leaving', ...(go && { go }) });
      return;
    }
    if (!isOver.current) onEnd('left');
    go?.();
  };
  // Another page is gone to, also by the browser's back: it is not over that one.
  const onPageLeft = useEffectEvent(leave);
  useEffect(() => navigation().hold((go) => onPageLeft(go)), []);

  return {
    ...entries,
    source,
    before,
    scope,
    status,
    problems,
    attempts,
    repeats,
    isUploading,
    setUploading,
    setScope: (chosen: EventScope) => {
      // What was asked about was the other.
      if (isAsking) giveUp(EDITING);
      setScope(chosen);
    },
    edit: (changes: Partial<FormValues>) => {
      entries.edit(changes);
      if (status.kind === 'refused' || status.kind === 'leaving') setStatus(EDITING);
    },
    save: () => save(source, values),
    remove: () => {
      if (source.kind !== 'new' && !isAsking) void askAndRemove(source);
    },
    isAsking,
    /** A step back: it stays where it was about to be removed, or else the editor is left. */
    cancel: () => (isAsking ? giveUp(KEPT) : leave()),
    /** Closes; asks first when something would be lost by it. */
    leave: () => leave(),
    discard: () => {
      onEnd('left');
      if (status.kind === 'leaving') status.go?.();
    },
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
