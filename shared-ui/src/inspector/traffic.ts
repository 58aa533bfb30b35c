/** What a part has taken of the network so far. */
export interface Traffic {
  readonly bytes: number;
  /** From the first request to the last answer. */
  readonly ms: number;
}

/** Of files as the browser tells of them; null: none is from that folder. */
export function trafficOf(
  folder: string,
  files: readonly Pick<
    PerformanceResourceTiming,
    'name' | 'encodedBodySize' | 'startTime' | 'responseEnd'
  >[],
): Traffic | null {
  const own = files.filter(({ name }) => name.startsWith(folder));
  if (own.length === 0) return null;
  const begun = Math.min(...own.map(({ startTime }) => startTime));
  const ended = Math.max(...own.map(({ responseEnd }) => responseEnd));
  const bytes = own.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  return { bytes, ms: Math.round(ended - begun) };
}

/** ' · 120 ms · 17,4 KiB', of the part whose manifest is there; '' where nothing of it came. */
export function trafficText(manifest: string | undefined): string {
  if (manifest === undefined) return '';
  const folder = new URL('.', new URL(manifest, document.baseURI)).href;
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const traffic = trafficOf(folder, files);
  if (!traffic) return '';
  const kilobytes = (traffic.bytes / 1024).toLocaleString('es-AR', { maximumFractionDigits: 1 });
  return ` · ${traffic.ms} ms · ${kilobytes} KiB`;
}
