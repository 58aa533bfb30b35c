export { CrowdedCard } from './crowded-card.tsx';
export { MorePopover } from './more-popover.tsx';
