import { defineElement } from '@almanaque/ui/element';

defineElement({
  tag: 'almanaque-recomendaciones',
  folder: new URL('.', import.meta.url),
  container: 'mf_recommendations',
  missing: 'Las recomendaciones no están disponibles por ahora.',
  // Nothing, until an event is selected.
  room: '0',
});
