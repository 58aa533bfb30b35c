import { defineElement } from '@almanaque/ui/element';

defineElement({
  tag: 'almanaque-calendario',
  folder: new URL('.', import.meta.url),
  container: 'mf_calendar',
  missing: 'El calendario no está disponible por ahora.',
  room: 'clamp(610px, 100vw, 920px)',
});
