import { FRAME_ATTRIBUTE, FRAME_CONTAINER, FRAME_REM } from '../frame/frame.ts';
import { token } from '../theme/tokens.ts';
import type { ElementDefinition } from './definition.ts';

/** Makes the frame's rem a length, so that what inherits it counts from the frame and not from itself. */
function registerRem(): boolean {
  if (!('CSS' in globalThis && 'registerProperty' in CSS)) return false;
  try {
    CSS.registerProperty({
      name: FRAME_REM,
      syntax: '<length>',
      inherits: true,
      initialValue: '16px',
    });
  } catch {
    // The script of another element did it before.
  }
  return true;
}

const FRAME = `[${FRAME_ATTRIBUTE}]`;
const EMPTY = `${FRAME}:has(> .content:empty)`;

const cssOf = ({ tag, isInline = false, room }: ElementDefinition): string => `
:host, ${tag} { display: ${isInline ? 'inline-block' : 'block'}; }
:host([hidden]), ${tag}[hidden] { display: none; }
${FRAME} {
  all: initial;
  direction: ltr;
  position: relative;
  display: block;
  box-sizing: border-box;
  ${FRAME_REM}: ${registerRem() ? '1em' : '16px'};
  font-family: ${token.sans};
  line-height: 1.4;
  color: ${token.ink};
}
${FRAME}[aria-busy='true'], ${EMPTY} { min-height: ${room}; }
/* On its way: a quiet place in the portal's own ink, where that takes long enough to be seen. */
${EMPTY} { background: color-mix(in srgb, currentcolor 6%, transparent); }
@media (prefers-reduced-motion: no-preference) {
  ${EMPTY} { animation: almanaque-espera 300ms 300ms backwards; }
}
@keyframes almanaque-espera { from { background: transparent; } }
${
  isInline
    ? `${FRAME} { min-width: ${room}; border-radius: 22px; background: ${token.paper}; }`
    : `${FRAME} { padding: 16px; border-radius: 14px; background: ${token.paper}; }
${EMPTY}, ${FRAME}:has(> .notice) { padding: 0; }
@media screen {
  .content:not(:empty) { container: ${FRAME_CONTAINER} / inline-size; contain-intrinsic-width: 288px; }
}`
}
.notice {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  padding: ${isInline ? '6px 10px' : '12px 16px'};
  border: 1px dashed currentcolor;
  border-radius: 10px;
}
.notice span { flex: 1 1 12em; }
.notice button {
  min-height: 40px;
  padding: 6px 18px;
  border: 1px solid currentcolor;
  border-radius: 999px;
  background: none;
  color: inherit;
  font: 600 0.9375em/1.4 ${token.sans};
  cursor: pointer;
}
@media (pointer: coarse) { .notice button { min-height: 44px; } }
.notice button:focus-visible { outline: 2px solid; outline-offset: 2px; }
`;

const sheets = new WeakMap<Node, CSSStyleSheet>();

/** Styles the element in its own root: the document, or the shadow root it made. */
export function styleElement(definition: ElementDefinition, root: Document | ShadowRoot): void {
  if (sheets.has(root) || !('adoptedStyleSheets' in root)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(cssOf(definition));
  root.adoptedStyleSheets.push(sheet);
  sheets.set(root, sheet);
}
