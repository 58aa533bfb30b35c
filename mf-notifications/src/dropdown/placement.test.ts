import { placementOf } from './placement.ts';

const edges = (openerRight: number, panelWidth: number, width: number) => {
  const opener = { right: openerRight, bottom: 70 };
  const { right } = placementOf(opener, panelWidth, { width, height: 700 });
  return { left: openerRight - right - panelWidth, right: openerRight - right };
};

describe('where the dropdown opens', () => {
  test('is flush with the bell where there is room', () => {
    expect(edges(1300, 384, 1440)).toEqual({ left: 916, right: 1300 });
  });

  test.each([
    ['near the right edge', 388, 374, 390],
    ['in the middle of a phone', 250, 374, 390],
    ['at the left edge', 60, 304, 320],
    ['past the right edge', 340, 304, 320],
  ])('is inside the viewport with the bell %s', (_where, bell, panel, viewport) => {
    const { left, right } = edges(bell, panel, viewport);
    expect(left).toBeGreaterThanOrEqual(8);
    expect(right).toBeLessThanOrEqual(viewport - 8);
  });

  test('ends above the bottom of the viewport, and never becomes a slit', () => {
    const heightAt = (height: number) =>
      placementOf({ right: 300, bottom: 70 }, 300, { width: 390, height }).maxHeight;
    expect(heightAt(500)).toBe(500 - 70 - 16);
    expect(heightAt(100)).toBe(160);
    expect(heightAt(2000)).toBe(600);
  });
});
