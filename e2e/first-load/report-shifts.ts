/** Runs in the page: whatever moves in it by itself, not after a click or a key, is an error in its console, and so fails the test. */
export function reportShifts(): void {
  // The sum is told to four decimals; centred words may be a pixel narrower until their font is there.
  const isSeen = (shift: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) =>
    !shift.hadRecentInput && Number(shift.value) >= 0.0001;
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries().filter(isSeen)) {
      console.error('Layout shift', JSON.stringify(shift.toJSON()));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
