import { defineElement } from '@almanaque/ui/element';

function openBell(frame: HTMLElement): boolean {
  const bell = frame.querySelector<HTMLElement>('.bell');
  if (bell?.ariaExpanded === 'false') bell.click();
  return bell !== null;
}

defineElement({
  tag: 'almanaque-campanita',
  folder: new URL('.', import.meta.url),
  container: 'mf_notifications',
  missing: 'Los eventos próximos no están disponibles por ahora.',
  isInline: true,
  room: '44px',
  open: openBell,
});
