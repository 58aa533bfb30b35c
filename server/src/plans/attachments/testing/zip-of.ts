/** An archive of empty files of these names, stored. */
export function zipOf(...names: readonly string[]): Buffer {
  const local: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const name of names) {
    const bytes = Buffer.from(name);
    const file = Buffer.alloc(30);
    file.writeUInt32LE(0x04034b50);
    file.writeUInt16LE(bytes.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50);
    entry.writeUInt16LE(bytes.length, 28);
    entry.writeUInt32LE(at, 42);
    local.push(file, bytes);
    entries.push(entry, bytes);
    at += file.length + bytes.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(names.length, 8);
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(Buffer.concat(entries).length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...local, ...entries, end]);
}
