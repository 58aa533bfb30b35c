import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import * as z from 'zod';
import { PARTS, type Part } from './house.ts';

/** Each file's content by its path: 'mf-calendar/remoteEntry.js'. */
const filesSchema = z.record(z.string().regex(/^[\w-]+\/[\w.-]+$/), z.string());
export type ReleaseFiles = Readonly<z.infer<typeof filesSchema>>;

/** Under this name, the report of the contract the release was built with. */
export const CONTRACT_REPORT = 'shared-contracts/shared-contracts.api.md';

/** Fonts are the one kind of file that is no text. */
export const encodingOf = (file: string): BufferEncoding =>
  file.endsWith('.woff2') ? 'base64' : 'utf8';

/** What no page asks for: maps, copies compressed beforehand, licences, and the remotes' own pages. */
const NOT_ASKED_FOR = /\.(map|br|gz|txt|cdx\.json)$|^(alone\.|mf-stats\.json$|remotes\.json$|\.)/;

/** Fonts come from the shell alone. */
const isKept = (part: Part, file: string): boolean =>
  !NOT_ASKED_FOR.test(file) && (part === 'shell' || !/\.(html|css|woff2)$/.test(file));

function filesOf(house: string): ReleaseFiles {
  const built = PARTS.flatMap((part) => {
    const dist = path.join(house, part, 'dist');
    return readdirSync(dist)
      .filter((file) => isKept(part, file))
      .map((file) => {
        const content = readFileSync(path.join(dist, file), encodingOf(file));
        return [`${part}/${file}`, content] as const;
      });
  });
  const report = readFileSync(
    path.join(house, 'shared-contracts/api', path.basename(CONTRACT_REPORT)),
  );
  return { ...Object.fromEntries(built), [CONTRACT_REPORT]: report.toString() };
}

/**
 * All that a page asks for of the builds in `house`, and their contract's report. In one piece: what
 * the remotes carry each for itself is nearly the same, and takes next to no room but the first time.
 */
export function packRelease(house: string): Buffer {
  const text = JSON.stringify(filesOf(house));
  return brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
}

export const unpackRelease = (packed: Buffer): ReleaseFiles =>
  filesSchema.parse(JSON.parse(brotliDecompressSync(packed).toString()));
