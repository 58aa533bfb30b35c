import type { Page } from '@playwright/test';

interface Heard {
  readonly role: string;
  readonly name: string;
}

/** What Chromium tells a screen reader of the page, in reading order: whatever has a name. */
export async function heardOn(page: Page): Promise<Heard[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const read = (id: string): Heard[] => {
    const node = byId.get(id);
    if (!node) return [];
    const role = String(node.role?.value ?? '');
    const name = String(node.name?.value ?? '');
    const own = node.ignored || name === '' ? [] : [{ role, name }];
    return [...own, ...(node.childIds ?? []).flatMap(read)];
  };
  const root = nodes.find(({ parentId }) => parentId === undefined);
  return root ? read(root.nodeId) : [];
}
