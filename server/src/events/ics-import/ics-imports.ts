import type { IcsPreview } from '@almanaque/api';
import type { Database } from '../../db/database.ts';
import { fileImports, type FileKind } from '../../imports/file-imports.ts';
import { mapInSlices } from '../../threads/give-way.ts';
import { companyDay } from '../../time/company-day.ts';
import { countSeries, MAX_SERIES, refuseTooManySeries } from '../too-many-series.ts';
import { applyImport, type Written } from './apply-import.ts';
import { leaveToRoster } from './leave-to-roster.ts';
import { planImport, type Planned } from './plan-import.ts';
import type { FileRow } from './read-file.ts';
import { plansLeft } from './plans-left.ts';
import { undoImport } from './undo-import.ts';
import { viewOf } from './view-of.ts';

async function problemOf(db: Database, plan: readonly Planned[]): Promise<string | null> {
  const added = plan.filter((one) => one.status === 'new' && one.item.draft.rrule !== null).length;
  const kept = await countSeries(db);
  if (added === 0 || kept + added <= MAX_SERIES) return null;
  return `El archivo trae ${added} eventos que se repiten; ya hay ${kept} y se admiten ${MAX_SERIES}. Borrá alguno que no se use, o importá un archivo más chico.`;
}

type Kind = FileKind<readonly FileRow[], Planned, Written, IcsPreview>;

/** Files of another calendar, as the company's events. */
const kind = {
  table: 'event_imports',
  entity: 'event-import',
  preview: async (db, plan, _content, viewer) => {
    const left = await plansLeft(db, viewer, plan);
    return {
      rows: await mapInSlices(plan, (planned) => viewOf(planned, left(planned))),
      problem: await problemOf(db, plan),
    };
  },
  write: async (db, plan, now) => {
    const written = await applyImport(db, plan, now);
    await refuseTooManySeries(db);
    return written;
  },
  countsOf: (written) => {
    const countOf = (wanted: Written['kind']) =>
      written.filter((one) => one.kind === wanted).length;
    return {
      created: countOf('created'),
      updated: countOf('changed'),
      removed: countOf('removed'),
    };
  },
  recorded: (written) => ({ events: written.map((one) => `${one.kind}: ${one.title}`) }),
  undo: undoImport,
} satisfies Omit<Kind, 'read' | 'plan'>;

interface IcsOptions {
  readonly read: Kind['read'];
  /** In which it is known who has left. */
  readonly timeZone: string;
}

/** Importing .ics files, which `read` reads. */
export const icsImports = (
  database: Database,
  { read, timeZone }: IcsOptions,
  now?: () => Date,
) => {
  const plan: Kind['plan'] = async (db, rows, asked) => {
    const { today } = companyDay(timeZone, asked.now.getTime());
    return leaveToRoster(db, await planImport(db, rows), { today, anyway: asked.anyway });
  };
  return fileImports<readonly FileRow[], Planned, Written, IcsPreview>(
    database,
    { ...kind, read, plan },
    now,
  );
};
