import { builtPart, type CheckOptions } from './built-part.ts';
import { BUILD_CHECKS, CHECKS } from './checks.ts';
import { inBrowser, type Row } from './rows.ts';
import { writeRow, writeSum } from './write-row.ts';

/**
 * Builds the part in `root`, shows it in a portal that is not one, and says of each thing that is asked
 * of a part whether it does it. Gives whether it does all of them.
 */
export async function check(root: string, options: CheckOptions): Promise<boolean> {
  const part = await builtPart(root, options);
  console.log(`${part.name} ${part.version}\n`);
  const rows: Row[] = Object.entries(BUILD_CHECKS).map(([name, look]) => ({ name, ...look(part) }));
  rows.forEach(writeRow);
  const seen = await inBrowser(part, writeRow);
  if (seen === null) {
    console.log(
      `\nNo se miró: ${Object.keys(CHECKS).join(', ')}. En esta máquina no hay un Chromium: ` +
        'instalá uno o indicá dónde está con la variable CHROMIUM_PATH.',
    );
    return false;
  }
  return writeSum([...rows, ...seen]);
}
