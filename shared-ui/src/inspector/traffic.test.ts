import { trafficOf, trafficText } from './traffic.ts';

const file = (name: string, startTime: number, responseEnd: number, encodedBodySize: number) => ({
  name: `https://partes.example/${name}`,
  startTime,
  responseEnd,
  encodedBodySize,
});

test('is what came from the part’s own folder, from first request to last answer', () => {
  const files = [
    file('a/x.js', 10, 25.4, 100),
    file('b/x.js', 0, 99, 1),
    file('a/y.js', 12, 60, 50),
  ];
  expect(trafficOf('https://partes.example/a/', files)).toEqual({ bytes: 150, ms: 50 });
  expect(trafficOf('https://partes.example/c/', files)).toBeNull();
});

test('the time is that of what was on its way, not that between one visit to it and the next', () => {
  const files = [
    file('a/opened-later.js', 60_000, 60_040, 1),
    file('a/entry.js', 0, 30, 1),
    file('a/view.js', 10, 50, 1),
    file('a/in-between.js', 20, 25, 1),
  ];
  expect(trafficOf('https://partes.example/a/', files)?.ms).toBe(90);
});

test('a size that the browser keeps to itself is not told as none', () => {
  const files = [file('a/x.js', 10, 30, 0), file('b/x.js', 10, 30, 17_818)];
  Object.assign(performance, { getEntriesByType: () => files });
  const text = (folder: string) => trafficText(`https://partes.example/${folder}/mf-manifest.json`);
  expect(text('a')).toBe(' · 20 ms · su origen no dice cuánto pesa');
  expect(text('b')).toBe(' · 20 ms · 17,4 KiB');
});
