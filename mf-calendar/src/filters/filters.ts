export { FilterChips } from './filter-chips.tsx';
export { FilterPanel } from './filter-panel.tsx';
export { NothingPasses } from './nothing-passes.tsx';
