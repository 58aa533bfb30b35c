import type { ProviderPreview } from '@almanaque/api';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/error.ts';
import { fileImports, type FileKind } from '../../imports/file-imports.ts';
import { requireRoom } from '../provider-writes.ts';
import { applyImport, type Written } from './apply-import.ts';
import { fingerprintOf, planImport, viewOf, type Planned } from './plan-import.ts';
import { readApart } from './read-apart.ts';
import type { Table } from './read-table.ts';
import { undoImport } from './undo-import.ts';

const countOf = (plan: readonly Planned[], wanted: Planned['status']): number =>
  plan.filter(({ status }) => status === wanted).length;

async function problemOf(db: Database, plan: readonly Planned[]): Promise<string | null> {
  try {
    await requireRoom(db, countOf(plan, 'new'));
    return null;
  } catch (error) {
    if (error instanceof ApiError) return error.message;
    throw error;
  }
}

const named = ({ before, after }: Written): string =>
  `${before === null ? 'created' : 'changed'}: ${after.name}`;

type Kind = FileKind<Table, Planned, Written, ProviderPreview>;

/** Tables of providers, into the directory. */
const kind: Omit<Kind, 'read'> = {
  table: 'provider_imports',
  entity: 'provider-import',
  plan: (db, { rows }) => planImport(db, rows),
  preview: async (db, plan, { unused }) => ({
    rows: plan.map(viewOf),
    unused: [...unused],
    fingerprint: fingerprintOf(plan),
    problem: await problemOf(db, plan),
  }),
  fingerprintOf,
  write: async (db, plan) => {
    await requireRoom(db, countOf(plan, 'new'));
    return applyImport(db, plan);
  },
  countsOf: (written) => {
    const created = written.filter(({ before }) => before === null).length;
    return { created, updated: written.length - created };
  },
  recorded: (written) => ({ providers: written.map(named) }),
  undo: undoImport,
};

/** Importing files of providers into the directory. */
export const providerImports = (database: Database, read: Kind['read'] = readApart()) =>
  fileImports<Table, Planned, Written, ProviderPreview>(database, { ...kind, read });
