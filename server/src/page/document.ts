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

/** Lets in style tags that are empty when added, as emotion's are in production builds. */
export const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

export const nonceSource = (nonce: string): string => `'nonce-${nonce}'`;

/** A page's content policy: no inline code, no eval; styles only as `style` says. */
export function contentPolicy(style: string, origins: readonly string[]): string {
  const remotes = origins.map((origin) => ` ${origin}`).join('');
  return [
    "default-src 'none'",
    `script-src 'self'${remotes}`,
    `style-src 'self' ${style}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${remotes}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}
