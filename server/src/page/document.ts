import type { Boot } from './boot.ts';
import { hintLinks } from './hints.ts';

/** No markup can begin inside a JSON text without '<'. */
export const inlineJson = (data: unknown): string =>
  JSON.stringify(data).replaceAll('<', '\\u003c');

/** The shell's document with a fresh nonce, the boot data and hints for what it will load. */
export function renderDocument(template: string, boot: Boot, nonce: string): string {
  const data = `<script type="application/json" id="almanaque-boot">${inlineJson(boot.data)}</script>`;
  return template
    .replaceAll('__CSP_NONCE__', () => nonce)
    .replace('<!-- boot data -->', () => data)
    .replace('<!-- remotes -->', () => hintLinks(boot.hints));
}

/** Lets in style tags that are empty when added, as emotion's are in production builds. */
export const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

export const nonceSource = (nonce: string): string => `'nonce-${nonce}'`;

interface Allowed {
  /** Inline styles, as the policy names them. */
  readonly style: string;
  /** Scripts that stand in the document, as the policy names them. */
  readonly inlineScripts?: readonly string[];
  /** Where remotes come from, besides our own origin. */
  readonly origins?: readonly string[];
}

/** A page's content policy: no eval, and no inline code but what `allowed` names. */
export function contentPolicy({ style, inlineScripts = [], origins = [] }: Allowed): string {
  const scripts = ["'self'", ...inlineScripts, ...origins].join(' ');
  const connections = ["'self'", ...origins].join(' ');
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    `style-src 'self' ${style}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${connections}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}
