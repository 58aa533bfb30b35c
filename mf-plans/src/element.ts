import { defineElement } from '@almanaque/ui/element';

defineElement({
  tag: 'almanaque-planes',
  folder: new URL('.', import.meta.url),
  container: 'mf_plans',
  missing: 'Los planes no están disponibles por ahora.',
  room: '480px',
});
