/** What one remote's element is made of. */
export interface ElementDefinition {
  /** Its name in the page: 'almanaque-calendario'. */
  readonly tag: `almanaque-${string}`;
  /** Folder of the remote's files, where `remoteEntry.js` is. */
  readonly folder: URL;
  /** Name of its container: the global variable that its entry leaves. */
  readonly container: string;
  /** One Spanish sentence for when it is not there. */
  readonly missing: string;
  /** Part of a line, like the bell, rather than a block of its own. */
  readonly isInline?: boolean;
  /** Height kept for it until it comes: a CSS length. */
  readonly room: string;
  /** What `open()` does instead of opening recommendations, and whether it could. */
  readonly open?: (frame: HTMLElement) => boolean;
}
