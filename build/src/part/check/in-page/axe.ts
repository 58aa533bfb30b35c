/** What axe finds in `root`, with every rule it has: one line a finding. */
export async function findingsOfAxe(root: HTMLElement): Promise<readonly string[]> {
  // Large, and most pages are not looked at by it.
  const { default: axe } = await import('axe-core');
  const { violations } = await axe.run(root, { resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.filter((node) => !isNamedDay(id, node.target)).map(({ html }) => `${id}: ${html}`),
  );
}

/** A day of the month is called by its whole date, which is more than what is drawn in its cell. */
function isNamedDay(rule: string, [place]: readonly unknown[]): boolean {
  if (rule !== 'label-content-name-mismatch' || typeof place !== 'string') return false;
  return document.querySelector<HTMLElement>(place)?.dataset['date'] !== undefined;
}
