import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildParts } from '../tools/build-parts.ts';
import { HOUSE, inHouse, PARTS, versionOf } from '../tools/house.ts';
import { command, inMegabytes } from '../tools/say.ts';
import { ensureSection } from './release/changelog.ts';
import { contentsOf } from './release/contents.ts';
import { tarOf } from '../tools/tar.ts';

/**
 * When the commit was made: files of two versions differ in it, as their addresses may not. Where there
 * is no git, or the sources came as an archive, its files have that time.
 */
function secondsOfCommit(): number {
  const { stdout } = spawnSync('git', ['log', '-1', '--format=%ct'], {
    cwd: HOUSE,
    encoding: 'utf8',
  });
  return Number(stdout) || Math.floor(statSync(inHouse('package.json')).mtimeMs / 1_000);
}

await command(async () => {
  const version = versionOf('.');
  ensureSection(readFileSync(inHouse('CHANGELOG.md'), 'utf8'), version);
  await buildParts([...PARTS, 'server']);
  const tar = tarOf(contentsOf(version), secondsOfCommit());
  const archive = gzipSync(tar, { level: 9 });
  const target = inHouse('release', `almanaque-${version}.tar.gz`);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, archive);
  console.log(
    `Listo: ${path.relative(process.cwd(), target)}, ${inMegabytes(archive.length)} ` +
      `(${inMegabytes(tar.length)} al descomprimir).`,
  );
  return 0;
});
