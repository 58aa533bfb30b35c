// In one file: the first script names each file there is.
export { ShortcutsDialog } from '../shortcuts/shortcuts-dialog.tsx';
export { SearchDialog } from './search-dialog.tsx';
