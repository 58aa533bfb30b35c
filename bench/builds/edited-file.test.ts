import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { editFile } from './edited-file.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'almanaque-bench-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = path.join(folder, 'page.tsx');
const read = () => readFileSync(file, 'utf8');

test('each save marks the file as it was, and nothing of it stays', () => {
  writeFileSync(file, '<p>Hola</p>');
  const waiting = process.listenerCount('exit');
  const edited = editFile(file, 'Hola');
  edited.save('№1');
  edited.save('№2');
  expect(read()).toBe('<p>Hola №2</p>');
  edited.restore();
  expect(read()).toBe('<p>Hola</p>');
  expect(process.listenerCount('exit')).toBe(waiting);
});

test('a text that is not there is told, and not waited for', () => {
  expect(() => editFile(file, 'Chau')).toThrow(`${file} does not say 'Chau'`);
});
