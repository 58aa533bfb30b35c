import { defineElement } from '@almanaque/ui/element';

defineElement({
  tag: 'almanaque-personas',
  folder: new URL('.', import.meta.url),
  container: 'mf_people',
  missing: 'Las personas no están disponibles por ahora.',
  room: '560px',
});
