import type { ComponentType } from 'react';
import type { RuntimeConfig } from '../runtime-config/runtime-config.ts';
import { isInRange } from './version-range.ts';

/**
 * Version of everything this package declares: the selection, the remote contract, the schemas.
 * Within a major version, what worked goes on working.
 */
export const CONTRACT_VERSION = '1.2.0';

/** What a host hands a remote. Everything has a default, so `mount(element)` alone works. */
export interface RemoteProps {
  /** Where the server is, without a trailing slash. '' (default) is the page's own origin. */
  readonly apiBase?: string;
  /** Spares the remote asking the server for it. Whoever gives it shows toasts, too: see `toastStore`. */
  readonly config?: RuntimeConfig;
  /** Nonce of the page's content security policy, for the style tags the remote adds. */
  readonly nonce?: string;
  /**
   * An element around the one it is mounted in, marked `data-almanaque-frame` and
   * `data-almanaque-scheme` ('light' or 'dark'): the remote then takes it for its page. Menus and
   * dialogs open in it, design tokens hold in it alone, and styles go to the document or shadow root
   * that it is in. It must be there before the remote is.
   */
  readonly frame?: HTMLElement;
  /** What the point that it stands at hands over, by name: see `usePoint`. */
  readonly point?: Readonly<Record<string, unknown>>;
  /** Told once when the remote cannot go on. With it, the host shows the failure; without, the remote does. */
  readonly onError?: (error: unknown) => void;
}

export interface RemoteHandle {
  readonly update: (props: RemoteProps) => void;
  /** Leaves the element empty, and no timer or listener of the remote behind. Styles stay for the next mount. */
  readonly unmount: () => void;
}

/** What every `mf-*` exposes as './remote'. */
export interface RemoteModule {
  readonly contractVersion: string;
  readonly mount: (element: Element, props?: RemoteProps) => RemoteHandle;
  /** For hosts that share React with the remote. */
  readonly Component: ComponentType<RemoteProps>;
}

export function isRemoteModule(candidate: unknown): candidate is RemoteModule {
  if (typeof candidate !== 'object' || candidate === null) return false;
  const { contractVersion, mount, Component } = candidate as Record<keyof RemoteModule, unknown>;
  return (
    typeof contractVersion === 'string' &&
    typeof mount === 'function' &&
    (typeof Component === 'function' || (typeof Component === 'object' && Component !== null))
  );
}

/**
 * Whether a remote built with `version` may be mounted where `range` ('^1.0.0') is accepted.
 * False, too, when either cannot be read: the range comes from a file people edit.
 */
export const contractAccepts = (range: string, version: string): boolean =>
  isInRange(version, range);
