import { HOUSE } from '../../tools/house.ts';
import { classNameProblems, readBrowserSources } from './class-names.ts';
import { excuseProblems } from './excuses.ts';
import { readSpokenSources, wordProblems } from './house-words.ts';
import { circlesIn, readImportGraph } from './import-graph.ts';
import { floorProblems } from './server-floors.ts';

// What no rule of oxlint or eslint can say, for it looks at one file at a time.
const graph = readImportGraph(HOUSE);
const problems = [
  ...circlesIn(graph).map(
    (circle) => `Estos archivos se importan en círculo:\n  ${circle.join('\n  → ')}`,
  ),
  ...floorProblems(graph),
  ...classNameProblems(readBrowserSources(HOUSE)),
  ...wordProblems(readSpokenSources(HOUSE)),
  ...excuseProblems(HOUSE, graph.keys()),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
