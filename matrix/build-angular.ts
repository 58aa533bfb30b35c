import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { example } from '../e2e/embedding/hosts/examples.ts';
import type { PortalSite } from '../e2e/embedding/support/embedding.ts';
import { inHouse } from '../tools/house.ts';

const MAIN = `import { bootstrapApplication } from '@angular/platform-browser';
import { Portal } from './portal';

bootstrapApplication(Portal);
`;

/** The elements come as the guide says: a script each, beside the portal's own. */
const pageFor = ({ origins }: PortalSite): string => `<!doctype html>
<html lang="es-AR">
  <head>
    <meta charset="utf-8"><title>Portal</title><link rel="icon" href="data:,">
    <script type="module" src="${origins['mf-notifications'].url}/element.js"></script>
    <script type="module" src="${origins['mf-calendar'].url}/element.js"></script>
  </head>
  <body><app-portal></app-portal></body>
</html>`;

/**
 * Builds the portal of EMBEDDING.md in Angular with Angular's own tool, which alone compiles it.
 * @returns the folder of its files.
 */
export function buildAngular(site: PortalSite): string {
  const workspace = inHouse('matrix/angular');
  const folder = path.join(workspace, 'dist');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const files = {
    'portal.ts': example('angular', site),
    'main.ts': MAIN,
    'index.html': pageFor(site),
  };
  for (const [file, source] of Object.entries(files)) {
    writeFileSync(path.join(folder, file), source);
  }
  const ng = path.join(workspace, 'node_modules/@angular/cli/bin/ng.js');
  execFileSync(process.execPath, [ng, 'build'], { cwd: workspace, stdio: 'pipe' });
  return path.join(folder, 'built');
}
