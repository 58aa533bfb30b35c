import { HOUSE } from '../../tools/house.ts';
import { circlesIn, readImportGraph } from './import-graph.ts';

// What no rule of eslint can say, for it looks at one file at a time.
const circles = circlesIn(readImportGraph(HOUSE));
for (const circle of circles) {
  console.error(`Estos archivos se importan en círculo:\n  ${circle.join('\n  → ')}`);
}
if (circles.length > 0) process.exitCode = 1;
