/** What styled components are told and no element has as an attribute. */
const TOLD = new Set(['as', 'classes', 'ownerState', 'sx', 'theme']);

/**
 * Takes the place of `@emotion/is-prop-valid`, a list of all attributes there are: which of them an element
 * takes is checked by the types here, and MUI's own rule is this one.
 */
const isPropValid = (name: string): boolean => !TOLD.has(name);

// The package exports it so.
export default isPropValid;
