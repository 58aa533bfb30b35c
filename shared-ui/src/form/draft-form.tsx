import { Fragment, type ReactNode } from 'react';
import type { Problems } from './form-context.ts';
import type { Entries } from './use-form.ts';

/** One entry of a form. */
interface Entry<Draft> {
  readonly name: string;
  readonly label: string;
  /** What it holds of what is kept. */
  readonly of: (draft: Draft) => string;
  /** How a person reads what it holds. Default: as it is. */
  readonly told?: (text: string) => string;
}

/** What ties an entry to its form. */
interface EntryProps {
  readonly name: string;
  readonly label: string;
  readonly defaultValue: string | undefined;
}

/** All that a form does with one field of a draft. */
interface DraftField<Draft, Value, Given> {
  /** What is wrong with it stands beside the first. */
  readonly entries: readonly Entry<Draft>[];
  /** What its entries say, not yet judged; null also where nothing can be made of them. */
  readonly read: (entries: Entries) => Value | null;
  /** What to tell where the schema refuses it. Default: that it is too long. */
  readonly problem?: string;
  /** What to tell of entries that nothing can be made of; null: something can. */
  readonly unreadable?: (entries: Entries) => string | null;
  /** Draws it, by the first of its entries; `begun` is what all entries begin with. */
  readonly draw: (entry: EntryProps, given: Given, begun: Entries) => ReactNode;
}

/** One that is left out does not compile. */
type DraftFields<Draft, Given> = {
  readonly [Key in keyof Draft]-?: DraftField<Draft, Draft[Key], Given>;
};

/** Of zod. */
interface Schema<Draft> {
  readonly parse: (candidate: unknown) => Draft;
  readonly safeParse: (candidate: unknown) => {
    readonly error?:
      | { readonly issues: readonly { readonly path: readonly PropertyKey[] }[] }
      | undefined;
  };
}

const TOO_LONG = 'Es demasiado largo: acortalo.';

/** What a form needs to know of a draft, out of one table of its fields. */
export function draftForm<Draft, Given>(schema: Schema<Draft>, table: DraftFields<Draft, Given>) {
  const fields = Object.entries<DraftField<Draft, unknown, Given>>(table);
  const entries = fields.flatMap(([, field]) => field.entries);

  const candidate = (entered: Entries) =>
    Object.fromEntries(fields.map(([key, { read }]) => [key, read(entered)]));

  return {
    /** What each entry is called, by its name. */
    labels: Object.fromEntries(entries.map(({ name, label }) => [name, label])),
    say: (name: string, text: string): string =>
      entries.find((entry) => entry.name === name)?.told?.(text) ?? text,
    /** What the entries begin with. */
    entriesOf: (draft: Draft): Entries =>
      Object.fromEntries(entries.map(({ name, of }) => [name, of(draft)])),
    /** @throws what `check` would have told. */
    read: (entered: Entries): Draft => schema.parse(candidate(entered)),
    /** What is wrong with what was entered, by the name of the entry. */
    check: (entered: Entries): Problems => {
      const issues = schema.safeParse(candidate(entered)).error?.issues ?? [];
      const refused = new Set(issues.map(({ path }) => path[0]));
      const told = fields.flatMap(
        ([
          key,
          {
            entries: [first],
            problem = TOO_LONG,
            unreadable,
          },
        ]) => {
          const text = unreadable?.(entered) ?? (refused.has(key) ? problem : null);
          return first === undefined || text === null ? [] : [[first.name, text] as const];
        },
      );
      return Object.fromEntries<string>(told);
    },
    /** The fields as they begin, in the table's order. @param isMeant default: all of them */
    draw: (begun: Entries, given: Given, isMeant = (_key: string) => true): ReactNode =>
      fields
        .filter(([key]) => isMeant(key))
        .map(
          ([
            key,
            {
              entries: [first],
              draw,
            },
          ]) => {
            if (first === undefined) return null;
            const { name, label } = first;
            const entry = { name, label, defaultValue: begun[name] };
            return <Fragment key={key}>{draw(entry, given, begun)}</Fragment>;
          },
        ),
  };
}
