import { StyleSheet } from '@emotion/sheet';
import { FRAME_CONTAINER, FRAME_REM } from './frame.ts';

/** A length in rem; not part of a name, nor of another number. */
const REM = /(?<![\w.-])(-?\d*\.?\d+)rem\b/g;

/** How a part writes that it means the width it has: see `part-width.ts` of mf-calendar. */
const OWN_WIDTH = /@media all and (?=\()/g;

/**
 * The rule with every rem counted from the frame rather than from the portal's root, and the part's own
 * width that of the frame rather than of the portal's window.
 */
export const measuredInFrame = (rule: string): string =>
  rule
    .replace(REM, `calc($1 * var(${FRAME_REM}, 1rem))`)
    .replace(OWN_WIDTH, `@container ${FRAME_CONTAINER} `);

/**
 * Emotion's sheet for the document or the shadow root of a frame, its `container`. The rules go into a
 * constructed style sheet: no style tag comes into the portal, whose content policy need not allow any.
 */
export class FrameSheet extends StyleSheet {
  private rules: CSSStyleSheet | undefined;

  override insert(rule: string): void {
    this.rules ??= this.adopt();
    try {
      this.rules.insertRule(measuredInFrame(rule), this.rules.cssRules.length);
    } catch {
      // A rule meant for another browser.
    }
  }

  override flush(): void {
    this.root.adoptedStyleSheets = this.root.adoptedStyleSheets.filter(
      (sheet) => sheet !== this.rules,
    );
    this.rules = undefined;
  }

  private get root(): DocumentOrShadowRoot {
    return this.container as Document | ShadowRoot;
  }

  private adopt(): CSSStyleSheet {
    const rules = new CSSStyleSheet();
    this.root.adoptedStyleSheets.push(rules);
    return rules;
  }
}
