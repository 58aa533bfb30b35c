import { defineElement } from '@almanaque/ui/element';

defineElement({
  tag: 'almanaque-suscripcion',
  folder: new URL('.', import.meta.url),
  container: 'mf_admin',
  missing: 'La suscripción no está disponible por ahora.',
  room: '420px',
});
