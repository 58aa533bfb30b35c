import { ImportError } from './import-error.ts';
import type { SheetLimits } from './limits.ts';

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
const MAX_COMMENT = 0xffff;
/** The values that say the true one is in a ZIP64 record: no table is that large. */
const IN_ZIP64 = 0xffffffff;
const COUNT_IN_ZIP64 = 0xffff;
/** Of an entry's flags: its sizes may stand elsewhere, beside what is packed. */
const SIZES_ELSEWHERE = 0x8;

const DAMAGED = 'El archivo .xlsx está dañado: abrilo, guardalo de nuevo y volvé a elegirlo.';
const TOO_LARGE =
  'La planilla es demasiado grande por dentro: dejá solo la hoja con los datos, sin imágenes, y guardala de nuevo.';

function endOfDirectory(view: DataView): number {
  const last = view.byteLength - END_LENGTH;
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT); at -= 1) {
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
  }
  throw new ImportError(DAMAGED);
}

/** The unpacked size of each part. @throws {ImportError} where this directory, or an entry of it, is not all there is. */
function* unpackedSizes(view: DataView): Generator<number> {
  const end = endOfDirectory(view);
  const count = view.getUint16(end + 10, true);
  const size = view.getUint32(end + 12, true);
  let at = view.getUint32(end + 16, true);
  // The reader would go by another directory, which nobody looked at.
  if (count === COUNT_IN_ZIP64 || size === IN_ZIP64 || at === IN_ZIP64) {
    throw new ImportError(TOO_LARGE);
  }
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY_LENGTH > end || view.getUint32(at, true) !== DIRECTORY_ENTRY) {
      throw new ImportError(DAMAGED);
    }
    const flags = view.getUint16(at + 8, true);
    const packed = view.getUint32(at + 20, true);
    const unpacked = view.getUint32(at + 24, true);
    const isElsewhere = packed === 0 && (flags & SIZES_ELSEWHERE) !== 0;
    const isHidden = isElsewhere || (unpacked === 0 && packed > 2);
    if (isHidden || packed === IN_ZIP64 || unpacked === IN_ZIP64) throw new ImportError(TOO_LARGE);
    yield unpacked;
    const extras = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    at += ENTRY_LENGTH + extras.reduce((sum, length) => sum + length, 0);
  }
}

/**
 * Refuses a spreadsheet that unpacks beyond the limit, by the sizes its directory declares
 * (APPNOTE 6.3.10, section 4.3). The reader stops at the declared size of each part, so one that
 * lies goes no further than it said; one that declares nothing is refused here.
 * @throws {ImportError}
 */
export function refuseLargeUnpacked(bytes: Uint8Array, { unpackedBytes }: SheetLimits): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let total = 0;
  for (const unpacked of unpackedSizes(view)) {
    total += unpacked;
    if (total > unpackedBytes) throw new ImportError(TOO_LARGE);
  }
}
