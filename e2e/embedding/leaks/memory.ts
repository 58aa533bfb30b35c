import type { CDPSession, Page } from '@playwright/test';

/** What is left in a page's memory once everything nobody refers to is gone. */
export interface Memory {
  /** In the document or not. */
  readonly nodes: number;
  readonly listeners: number;
  readonly documents: number;
  readonly heapBytes: number;
}

async function measure(session: CDPSession): Promise<Memory> {
  await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners, documents } = await session.send('Memory.getDOMCounters');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return { nodes, listeners: jsEventListeners, documents, heapBytes: usedSize };
}

export async function memoryOf(page: Page): Promise<() => Promise<Memory>> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  return () => measure(session);
}
