/** Sizes and signatures as the format has them (APPNOTE 4.3.12 and 4.3.16). */
const END = { signature: 0x06054b50, size: 22, longestComment: 0xffff };
const ENTRY = { signature: 0x02014b50, size: 46 };
/** An Office file has some dozens. */
const MOST_ENTRIES = 5000;

function endOf(content: Buffer): number | null {
  const first = Math.max(0, content.length - END.size - END.longestComment);
  for (let at = content.length - END.size; at >= first; at -= 1) {
    if (content.readUInt32LE(at) === END.signature) return at;
  }
  return null;
}

/** What an archive says that it holds, by name; nothing of it is unpacked. Empty: it is none that can be read. */
export function zipNames(content: Buffer): readonly string[] {
  const end = endOf(content);
  if (end === null) return [];
  const count = Math.min(content.readUInt16LE(end + 10), MOST_ENTRIES);
  const names: string[] = [];
  let at = content.readUInt32LE(end + 16);
  while (names.length < count) {
    if (at + ENTRY.size > end || content.readUInt32LE(at) !== ENTRY.signature) return [];
    const length = content.readUInt16LE(at + 28);
    names.push(content.toString('utf8', at + ENTRY.size, at + ENTRY.size + length));
    at += ENTRY.size + length + content.readUInt16LE(at + 30) + content.readUInt16LE(at + 32);
  }
  return names;
}
