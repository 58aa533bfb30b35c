/** What a part has taken of the network so far. */
export interface Traffic {
  readonly bytes: number;
  /** While any of it was on its way: what is opened much later adds its own time, and no wait before it. */
  readonly ms: number;
}

type Taken = Pick<PerformanceResourceTiming, 'startTime' | 'responseEnd'>;

/** What several take together, where what they share counts once. */
function timeOf(files: readonly Taken[]): number {
  let time = 0;
  let until = 0;
  for (const { startTime, responseEnd } of files.toSorted((a, b) => a.startTime - b.startTime)) {
    time += Math.max(0, responseEnd - Math.max(startTime, until));
    until = Math.max(until, responseEnd);
  }
  return time;
}

/** Of files as the browser tells of them; null: none is from that folder. */
export function trafficOf(
  folder: string,
  files: readonly (Taken & Pick<PerformanceResourceTiming, 'name' | 'encodedBodySize'>)[],
): Traffic | null {
  const own = files.filter(({ name }) => name.startsWith(folder));
  if (own.length === 0) return null;
  const bytes = own.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  return { bytes, ms: Math.round(timeOf(own)) };
}

/**
 * ' · 120 ms · 17,4 KiB', of the part whose manifest is there; '' where nothing of it came. The browser
 * keeps the sizes of another origin's files to itself, unless that origin sends `Timing-Allow-Origin`.
 */
export function trafficText(manifest: string | undefined): string {
  if (manifest === undefined || !URL.canParse(manifest, document.baseURI)) return '';
  const folder = new URL('.', new URL(manifest, document.baseURI)).href;
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const traffic = trafficOf(folder, files);
  if (!traffic) return '';
  const kilobytes = (traffic.bytes / 1024).toLocaleString('es-AR', { maximumFractionDigits: 1 });
  const size = traffic.bytes === 0 ? 'su origen no dice cuánto pesa' : `${kilobytes} KiB`;
  return ` · ${traffic.ms} ms · ${size}`;
}
