import { trafficOf } from './traffic.ts';

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
