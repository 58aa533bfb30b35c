import { readFileSync } from 'node:fs';
import path from 'node:path';
import { REMOTE_NAMES } from '../build/src/ports.ts';

/** The repository's root, wherever a command was called from. */
export const HOUSE = path.resolve(import.meta.dirname, '..');

export const inHouse = (...parts: readonly string[]): string => path.join(HOUSE, ...parts);

/** What webpack builds: the shell and its remotes. */
export const PARTS = ['shell', ...REMOTE_NAMES] as const;
export type Part = (typeof PARTS)[number];

/** The server runs from its sources; only a release holds it built. */
export type Built = Part | 'server';

export function versionOf(folder: string): string {
  const manifest: unknown = JSON.parse(readFileSync(inHouse(folder, 'package.json'), 'utf8'));
  const isVersioned = typeof manifest === 'object' && manifest !== null && 'version' in manifest;
  return isVersioned ? String(manifest.version) : '';
}

/** Path of a tool's own script, so that it runs on this Node and on every platform. */
export const tool = (file: string): string => inHouse('node_modules', file);
