/** 'Día Nacional del Mate' is about what follows. */
const DAY_OF = /^Día (?:(?!de)\p{L}+ )?de(?:l| las?| los)? /u;

/** By id, where what follows is still too long for a month's cell, or says too little alone. */
export const SHORT_TITLES: Readonly<Record<string, string>> = {
  'dia-higiene-y-seguridad': 'Higiene laboral',
  'dia-seguridad-y-salud-en-el-trabajo': 'Salud laboral',
  'dia-del-himno': 'Himno Nacional',
  'dia-de-la-donacion-de-organos': 'Donar órganos',
  'dia-del-bombero-voluntario': 'Bomberos',
  'dia-del-nino': 'Día del Niño',
  'dia-igualdad-salarial': 'Igual salario',
  'dia-del-estudiante-y-primavera': 'Primavera',
  'dia-conciencia-ambiental': 'Ambiente',
  'dia-cancer-de-mama': 'Cáncer de mama',
  'dia-del-donante-de-sangre': 'Donar sangre',
  'dia-no-violencia-contra-la-mujer': 'No violencia',
  'dia-personas-con-discapacidad': 'Discapacidad',
  'dia-derechos-humanos': 'Derechos Hum.',
  'dia-del-mecanico': 'Mecánico',
  'dia-del-ferroviario': 'Ferroviario',
  'dia-de-la-construccion': 'Construcción',
  'dia-del-trabajador-grafico': 'Gráfico',
  'dia-de-las-telecomunicaciones': 'Telecom',
  'dia-internacional-de-rrhh': 'RR. HH.',
  'dia-de-los-jardines-de-infantes': 'Jardines',
  'dia-ciencias-economicas': 'C. Económicas',
  'dia-de-rrhh': 'RR. HH.',
  'dia-de-la-ingenieria': 'Ingeniería',
  'dia-del-trabajador-estatal': 'Estatal',
  'dia-de-las-mipymes': 'Pymes',
  'dia-del-arquitecto': 'Arquitecto',
  'dia-del-ingeniero-quimico': 'Ing. químico',
  'dia-del-gastronomico': 'Gastronómico',
  'dia-de-la-secretaria': 'Secretariado',
  'dia-relaciones-publicas': 'RR. PP.',
  'dia-del-metalurgico': 'Metalúrgico',
  'dia-del-empleado-de-comercio': 'Comercio',
  'dia-del-vendedor': 'Vendedor',
  'dia-del-trabajador-rural': 'Trab. rural',
  'dia-del-diseno-grafico': 'Diseñador',
  'dia-parques-nacionales': 'Parques',
  'dia-del-periodista-deportivo': 'Periodista dep.',
  'dia-del-vino': 'Vino argentino',
  'dia-del-trabajador-plastico': 'Plástico',
  'dia-ingeniero-en-sistemas': 'Sistemas',
  'dia-de-la-memoria': 'Memoria',
};

/** What an observance is about, in the word or two that a month's cell has room for. */
export function shortTitleOf(id: string, name: string): string {
  const subject = name.replace(DAY_OF, '');
  return SHORT_TITLES[id] ?? subject.charAt(0).toUpperCase() + subject.slice(1);
}
