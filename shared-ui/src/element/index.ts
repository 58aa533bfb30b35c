import { createPortalLoader } from '@almanaque/remote-loader';
import { AlmanaqueElement } from './almanaque-element.ts';
import type { ElementDefinition } from './definition.ts';
import { createFailureReport } from './failure-report.ts';

/** Makes a remote an element of the page, unless the page has it already. */
export function defineElement(definition: ElementDefinition): void {
  if (customElements.get(definition.tag)) return;
  const loader = createPortalLoader(definition);
  const report = createFailureReport();
  customElements.define(
    definition.tag,
    class extends AlmanaqueElement {
      constructor() {
        super(definition, loader, report);
      }
    },
  );
}
