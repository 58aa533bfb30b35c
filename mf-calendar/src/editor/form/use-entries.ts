import type { EventDraft, EventScope } from '@almanaque/shared-contracts';
import { usePlaces } from '@almanaque/ui/screen';
import { useState } from 'react';
import { endOfMoved } from './end-of-moved.ts';
import {
  FIELD_NAMES,
  readValues,
  valuesOf,
  type FieldName,
  type FormValues,
  type Problems,
  type Reading,
} from './form-values.ts';
import { knownNames, meant, unknownProblem, type KnownNames } from './known-names.ts';

interface Editing {
  /** What is being edited, as it is kept. */
  readonly before: EventDraft;
  /** Of what repeats, for which of its dates it counts; null: it does not repeat. */
  readonly scope: EventScope | null;
  /** All that is wrong is told, also of entries that were not left yet. */
  readonly isTried: boolean;
}

/** What is entered of an event, and what is wrong with it. */
export function useEntries({ before, scope, isTried }: Editing) {
  const { data: facets = null } = usePlaces();
  const initial = valuesOf(before);
  const [entered, setEntered] = useState(initial);
  /** Until then the end of a series goes along with its date. */
  const [isEndEntered, setEndEntered] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<FieldName>>(new Set());
  /** Names of offices and teams of which the person said that they are new. */
  const [newNames, setNewNames] = useState<ReadonlySet<string>>(new Set());

  const isAlone = scope === 'this';
  const follows = scope !== null && !isAlone && !isEndEntered;
  const values = follows ? { ...entered, until: endOfMoved(before, entered, scope) } : entered;

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
  const unknown = (['office', 'team'] as const).filter(isUnknown);

  /** What is typed says of an event that had the rule `kept`. */
  const read = (typed: FormValues, kept: string | null): Reading => {
    // An occurrence on its own may go past the series' end: what is entered there is not for it.
    const meantFor = isAlone ? ({ repetition: 'kept', until: '' } as const) : {};
    const reading = readValues({ ...namedAsKnown(typed), ...meantFor }, kept);
    if (unknown.length === 0) return reading;
    const unknownProblems: Problems = Object.fromEntries(
      unknown.map((name) => [name, unknownProblem(name, values[name])]),
    );
    const others = reading.kind === 'problems' ? reading.problems : {};
    return { kind: 'problems', problems: { ...others, ...unknownProblems } };
  };

  const reading = read(values, before.rrule);
  const wrong: Problems = reading.kind === 'problems' ? reading.problems : {};
  const told = FIELD_NAMES.filter((name) => wrong[name] && (isTried || left.has(name)));
  const problems: Problems = Object.fromEntries(told.map((name) => [name, wrong[name]]));

  return {
    values,
    isAlone,
    isDirty: FIELD_NAMES.some((name) => values[name] !== initial[name]),
    read,
    /** What is told of it, by the name of the entry. */
    problems,
    /** Whether an entry is wrong, told or not. */
    isWrong: (name: FieldName): boolean => wrong[name] !== undefined,
    places,
    isUnknown,
    newNames,
    confirmNew: (field: keyof KnownNames, isNew: boolean) => {
      const name = values[field].trim();
      const others = [...newNames].filter((other) => other !== name);
      setNewNames(new Set(isNew ? [...others, name] : others));
    },
    edit: (changes: Partial<FormValues>) => {
      const isEnd = 'until' in changes || 'ending' in changes;
      if (isEnd) setEndEntered(true);
      const { until } = values;
      setEntered((current) => ({ ...current, ...(isEnd && { until }), ...changes }));
    },
    leaveField: (name: FieldName) => setLeft((names) => new Set(names).add(name)),
    /** Goes on from other entries. @param hasItsEnd whether the end of a series stays where it is */
    begin: (typed: FormValues, hasItsEnd: boolean) => {
      setEntered(typed);
      setEndEntered(hasItsEnd);
    },
  };
}
