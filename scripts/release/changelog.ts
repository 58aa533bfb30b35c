import { StartError } from '../../server/src/config/start-error.ts';

/** @throws {StartError} when `changelog` does not say what is new in `version`. */
export function ensureSection(changelog: string, version: string): void {
  const titles = changelog.split('\n').map((line) => /^## \[([^\]]+)\]/.exec(line)?.[1]);
  if (titles.includes(version)) return;
  throw new StartError(
    `CHANGELOG.md no dice qué trae la versión ${version}, que es la de package.json: agregá su ` +
      `sección, «## [${version}] - AAAA-MM-DD», y probá de nuevo.`,
  );
}
