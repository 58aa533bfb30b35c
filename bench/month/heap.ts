import type { CDPSession } from '@playwright/test';

/** MiB still in use after the garbage is collected. */
export interface HeapUse {
  readonly all: number;
  /** Without what the engine makes of the program while it runs: bytecode and machine code. */
  readonly data: number;
}

/** As `HeapProfiler` sends it: nodes are rows of numbers, one after the other. */
export interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [readonly string[], ...unknown[]];
    };
  };
  readonly nodes: readonly number[];
}

/** V8's names of what a page's own program keeps. */
const DATA: ReadonlySet<string | undefined> = new Set([
  'array',
  'object',
  'closure',
  'regexp',
  'number',
  'bigint',
  'symbol',
  'string',
  'concatenated string',
  'sliced string',
]);

/** Bytes of a snapshot that are data. */
export function dataIn({ snapshot, nodes }: Snapshot): number {
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const type = fields.indexOf('type');
  const size = fields.indexOf('self_size');
  let bytes = 0;
  for (let row = 0; row < nodes.length; row += fields.length) {
    if (DATA.has(types[0][nodes[row + type] ?? -1])) bytes += nodes[row + size] ?? 0;
  }
  return bytes;
}

async function snapshotOf(session: CDPSession): Promise<Snapshot> {
  const chunks: string[] = [];
  const take = ({ chunk }: { chunk: string }) => void chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', take);
  await session.send('HeapProfiler.takeHeapSnapshot', {});
  session.off('HeapProfiler.addHeapSnapshotChunk', take);
  return JSON.parse(chunks.join('')) as Snapshot;
}

const MIB = 1024 ** 2;

/** @param used bytes in use, as the browser counts them. */
export async function heapUse(session: CDPSession, used: () => Promise<number>): Promise<HeapUse> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const all = (await used()) / MIB;
  return { all, data: dataIn(await snapshotOf(session)) / MIB };
}
