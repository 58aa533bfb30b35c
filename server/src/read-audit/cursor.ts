import * as z from 'zod';

/** The last entry of a page. The log is ordered by instant, and by id within one. */
export interface Position {
  readonly at: string;
  readonly id: string;
}

const positionSchema = z.tuple([z.iso.datetime(), z.uuid()]);

export const toCursor = ({ at, id }: Position): string =>
  Buffer.from(JSON.stringify([at, id])).toString('base64url');

/** Null when it is none of ours. */
export function fromCursor(cursor: string): Position | null {
  try {
    const [at, id] = positionSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { at, id };
  } catch {
    return null;
  }
}
