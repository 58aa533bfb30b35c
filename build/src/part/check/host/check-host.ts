import { builtPart, type CheckOptions } from '../built-part.ts';
import { writeRow, writeSum } from '../write-row.ts';
import { hostReport, lineOf } from './host-rows.ts';
import { readInstallation } from './installation.ts';
import { rehearse } from './rehearse.ts';
import { withHost, type Host } from './stored-host.ts';

/** Of a part that has no line, as the other parts there are accepted. */
const USUAL_CONTRACT = '^1.0.0';

async function checkIn(
  root: string,
  { address, called }: Host,
  options: CheckOptions,
): Promise<boolean> {
  const installation = await readInstallation(address);
  const part = await builtPart(root, options);
  console.log(`${part.name} ${part.version} en ${called ?? installation.url}\n`);
  const { contract = installation.registry.remotes[0]?.contract ?? USUAL_CONTRACT } =
    lineOf(installation, part) ?? {};
  const rehearsal = await rehearse(part, installation, contract);
  const { rows, advice } = hostReport({ part, installation, rehearsal, contract });
  rows.forEach(writeRow);
  const isRight = writeSum(rows);
  for (const line of advice) console.log(`\n${line}`);
  return isRight;
}

/**
 * Builds the part in `root`, shows it in the page of the installation that is named, of which nothing
 * changes for anybody else, and says whether it will do there. Gives whether it will.
 * @throws {NotLookedError}
 */
export const checkHost = (root: string, named: string, options: CheckOptions): Promise<boolean> =>
  withHost(root, named, (host) => checkIn(root, host, options));
