import type { Boot } from './boot.ts';

/** No markup can begin inside a JSON text without '<'. */
const inlineJson = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');

const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const preload = (script: string): string =>
  `<link rel="preload" as="script" href="${attribute(script)}">`;

/** The shell's document with a fresh nonce, the boot data and hints for what it will load. */
export function renderDocument(template: string, boot: Boot, nonce: string): string {
  const head = [
    ...boot.scripts.map(preload),
    `<script type="application/json" id="almanaque-boot">${inlineJson(boot.data)}</script>`,
  ].join('');
  return template
    .replaceAll('__CSP_NONCE__', () => nonce)
    .replace('</head>', () => `${head}</head>`);
}

/** The page's content policy: no inline code, no eval; styles only with the nonce of this answer. */
export function contentPolicy(nonce: string, origins: readonly string[]): string {
  const remotes = origins.map((origin) => ` ${origin}`).join('');
  return [
    "default-src 'none'",
    `script-src 'self'${remotes}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${remotes}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}
