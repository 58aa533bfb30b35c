/**
 * For whoever answers for a page of parts, or makes one: what stands where, and why something does not. Not
 * in the index: it loads when it is asked for. It takes the look by its name, as forms do.
 */
export { ChooseOverride } from './choose-override.tsx';
export { InspectPage } from './inspect-page.tsx';
export { PartVersions } from './part-versions.tsx';
export { PartsLedger } from './parts-ledger.tsx';
