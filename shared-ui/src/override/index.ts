/**
 * What a page says while its parts are not those that are published: one from another address, in this tab,
 * or none but its own. Not in the index: it loads where somebody asks for that. It takes the look by its
 * name, as forms do.
 */
export { beginOverride } from './begin-override.tsx';
export { withoutForeign } from './own-parts-notice.tsx';
