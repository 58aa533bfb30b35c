import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../server/src/config/start-error.ts';
import { versionOf } from './contract/compare.ts';
import { buildParts } from '../tools/build-parts.ts';
import { HOUSE } from '../tools/house.ts';
import { KEPT_ARCHIVE, KEPT_LABEL, keptFiles, type KeptLabel } from '../tools/kept-release.ts';
import { CONTRACT_REPORT, packRelease } from '../tools/release-archive.ts';
import { command } from '../tools/say.ts';

/** The commit checked out in `house`: a release is one, and nothing that is not in it. */
function commitOf(house: string): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: house, encoding: 'utf8' });
  if (git('status', '--porcelain', '--untracked-files=no') !== '') {
    throw new StartError('Hay cambios sin confirmar: lo que se guarda tiene que ser un commit.');
  }
  return git('rev-parse', '--short=10', 'HEAD').trim();
}

await command(async () => {
  const [elsewhere] = process.argv.slice(2);
  const house = elsewhere === undefined ? HOUSE : path.resolve(elsewhere);
  const commit = commitOf(house);
  // What is elsewhere was built there, with the tools it had.
  if (elsewhere === undefined) await buildParts();
  const archive = packRelease(house);
  writeFileSync(KEPT_ARCHIVE, archive);
  const label: KeptLabel = { commit, contract: versionOf(keptFiles()[CONTRACT_REPORT] ?? '') };
  writeFileSync(KEPT_LABEL, `${JSON.stringify(label, null, 2)}\n`);
  const size = Math.round(archive.length / 1024);
  console.log(`Guardado: ${commit}, con el contrato ${label.contract} (${size} KiB).`);
  return 0;
});
