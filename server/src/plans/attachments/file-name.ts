import type { AttachmentKind } from '@almanaque/api';
import { cut } from '../../text/cut.ts';

const LONGEST = 120;

/** Other ways to end the name of that kind. */
const ALSO: Partial<Readonly<Record<AttachmentKind, RegExp>>> = { jpg: /\.jpe?g$/i };

/**
 * What a file is called that somebody sent as `name`: in one line, without a path, and with the end of its
 * kind, by which whoever downloads it opens it.
 */
export function fileName(name: string, kind: AttachmentKind): string {
  const bare = (name.split(/[/\\]/).at(-1) ?? '')
    // Controls, and what turns the direction of writing: a name is to be read as it is.
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}"]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const end = ALSO[kind] ?? new RegExp(`\\.${kind}$`, 'i');
  const kept = cut(bare.replace(end, ''), LONGEST).trim();
  return `${kept === '' ? 'archivo' : kept}.${kind}`;
}
