import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openApp } from '../testing/open-app.tsx';

const source = readFileSync(path.join(__dirname, '../index.html'), 'utf8');
const page = new DOMParser().parseFromString(source, 'text/html');

test('the document is in Spanish of Argentina, and introduces itself by the tagline', () => {
  expect(page.documentElement.lang).toBe('es-AR');
  expect(page.title).toBe('Almanaque · Cultura viva en cada fecha');
  const description = page.querySelector('meta[name="description"]')?.getAttribute('content');
  expect(description).toBe('Cultura viva en cada fecha');
});

test('neither the document nor the page says for whom it is', async () => {
  await openApp();
  for (const said of [source, document.body.textContent]) {
    expect(said).not.toMatch(/recursos humanos|RR\.? ?HH|líderes|gerent|organizador/i);
  }
});
