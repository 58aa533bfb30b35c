import type { ImportField } from '@almanaque/api';
import { fieldGuesser, type Wordings } from '../sheets/headers.ts';
import { fold } from '../text/fold.ts';

/**
 * How headers of Argentine rosters name each field, the more particular first: the first pattern
 * that fits decides. 'Cumpleaños' comes before 'fecha de …', 'Fecha de baja' before 'fecha', and
 * 'Cómo prefiere celebrar' before what else a person prefers.
 */
const WORDINGS: Wordings<ImportField> = [
  [
    /^(n(ro|o|umero)? (de )?)?(legajo|leg)( n(ro|o)?)?$|^(id|cod|codigo|nro|numero)( de)? (legajo|empleado|personal|colaborador)$|^file$/,
    'legajo',
  ],
  [/\b(e ?mail|mail|correo)\b/, 'email'],
  [/^(?!.*\b(fecha|dia|cumple)).*\b(celebr|festej|homenaj)/, 'celebration'],
  [
    /\b(nac|nacim|nacimiento|nacio|cumple|cumpleanos|birth|birthday|birthdate)\b|^f(ec)?nac$/,
    'birth',
  ],
  [
    /^(?!tipo|modalidad|motivo|causa).*\b(egr|egreso|baja|desvinculacion|salida|fin de contrato)\b|^f(ec)?egr$/,
    'leavingDate',
  ],
  [
    /^(?!tipo|modalidad|motivo|causa).*\b(ing|ingr|ingreso|alta|fecha (de )?antiguedad|antiguedad desde|contratacion|inicio|hire)\b|^f(ec)?ing$/,
    'hireDate',
  ],
  [
    /\b(apodo|alias|sobrenombre|preferido|le dicen|como le dicen|prefiere|nombre de uso|nombre social)\b/,
    'preferredName',
  ],
  [
    /\b(ap|ape|apellidos?) ((y|e) )?(nom|nombres?)\b|\b(nom|nombres?) ((y|e) )?(ap|ape|apellidos?)\b|^ape?y?nom(bres?)?$/,
    'fullName',
  ],
  [
    /^(nombre completo|empleado|empleada|colaborador|colaboradora|persona|trabajador|nomina|name|full name)$/,
    'fullName',
  ],
  [/^apellidos?\b/, 'lastName'],
  [/^(primer )?nombres?\b/, 'firstName'],
  [/\b(provincia|prov|pcia|jurisdiccion)\b/, 'province'],
  [
    /\b(sede|sucursal|suc|filial|oficina|of|lugar de trabajo|establecimiento|planta|centro(?! de costo))\b/,
    'office',
  ],
  [/\b(area|equipo|sector|departamento|depto|dpto|gerencia|gcia|team)\b/, 'team'],
];

const guess = fieldGuesser(WORDINGS);

/** 'Apellido y nombre del jefe', 'Nacimiento del hijo': a roster's row tells of others too. */
const OF_SOMEBODY_ELSE =
  /\b(jef[ea]s?|supervisora?|responsable|referente|emergencias?|conyuge|hij[oa]s?|padre|madre|familiar)\b/;

/** The field each header names, if it can be told; no field twice. */
export function guessFields(headers: readonly string[]): (ImportField | null)[] {
  const fields = guess(
    headers.map((header) => (OF_SOMEBODY_ELSE.test(fold(header)) ? '' : header)),
  );
  const has = (field: ImportField): boolean => fields.includes(field);
  // 'Nombre' alone, with no surname beside it, holds the whole name.
  const alone = has('firstName') && !has('lastName') && !has('fullName');
  return alone ? fields.map((field) => (field === 'firstName' ? 'fullName' : field)) : fields;
}

/** Why these columns cannot make people, as a Spanish sentence; null when they can. */
export function mappingProblem(fields: readonly (ImportField | null)[]): string | null {
  const has = (field: ImportField): boolean => fields.includes(field);
  const repeated = fields.find((field, index) => field !== null && fields.indexOf(field) !== index);
  if (repeated !== undefined) return 'Hay un dato elegido en dos columnas: dejalo en una sola.';
  if (!has('fullName') && !has('firstName')) {
    return 'Falta el nombre: elegí en qué columna está.';
  }
  if (!has('legajo') && !has('email')) {
    return 'Falta el legajo o el correo: elegí en qué columna está, para reconocer a cada persona la próxima vez.';
  }
  return null;
}
