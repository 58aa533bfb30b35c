import type { Declaration } from '@almanaque/shared-contracts/contributions';

export const declaration: Declaration = {
  contributions: [
    {
      id: 'people',
      point: 'settings-screen',
      path: 'personas',
      title: 'Personas',
      about: 'La nómina: cumpleaños, aniversarios, oficinas y equipos.',
      group: 'people',
      keywords: ['nómina', 'roster', 'importar', 'legajo', 'oficinas', 'equipos', 'egreso'],
      // First of its group.
      order: -1,
      roles: ['administrador'],
      module: './remote',
      missing: 'Las personas no están disponibles por ahora.',
      trouble: 'Algo falló en las personas.',
    },
    {
      id: 'celebration',
      point: 'settings-screen',
      path: 'celebrar',
      title: 'Cómo preferís celebrar',
      about: 'Tu cumpleaños y tus aniversarios: en público, en privado o sin celebrar.',
      group: 'people',
      keywords: ['festejo', 'preferencia'],
      order: 30,
      roles: ['colaborador', 'organizador', 'administrador'],
      module: './celebration',
      trouble: 'Algo falló en lo que preferís para tus fechas.',
    },
    {
      id: 'first-people',
      point: 'mf-admin/first-people@1',
      title: 'Cargar a las personas',
      module: './first-people',
      missing: 'Por ahora no se puede cargar a las personas.',
    },
  ],
};
