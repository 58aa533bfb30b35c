import { ImportError } from './import-error.ts';
import type { SheetLimits } from './limits.ts';

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
const MAX_COMMENT = 0xffff;
/** The value that says the true one is in a ZIP64 record: no table is that large. */
const IN_ZIP64 = 0xffffffff;

const DAMAGED = 'El archivo .xlsx está dañado: abrilo, guardalo de nuevo y volvé a elegirlo.';

function endOfDirectory(view: DataView): number {
  const last = view.byteLength - END_LENGTH;
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT); at -= 1) {
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
  }
  throw new ImportError(DAMAGED);
}

function* entrySizes(view: DataView): Generator<{ packed: number; unpacked: number }> {
  const end = endOfDirectory(view);
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY_LENGTH > end || view.getUint32(at, true) !== DIRECTORY_ENTRY) {
      throw new ImportError(DAMAGED);
    }
    yield { packed: view.getUint32(at + 20, true), unpacked: view.getUint32(at + 24, true) };
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
  for (const { packed, unpacked } of entrySizes(view)) {
    const hidden = unpacked === 0 && packed > 2;
    total += unpacked;
    if (hidden || unpacked === IN_ZIP64 || total > unpackedBytes) {
      throw new ImportError(
        'La planilla es demasiado grande por dentro: dejá solo la hoja con los datos, sin imágenes, y guardala de nuevo.',
      );
    }
  }
}
