import { describe, expect, test } from '@jest/globals';
import { IMPORT_FIELDS, PERSON_WORDS } from '@almanaque/api';
import { findHeader } from '../sheets/headers.ts';
import { guessFields, mappingProblem } from './headers.ts';

describe('what headers name', () => {
  test.each([
    ['Legajo|Apellido y Nombre|Fecha Nac.|Ingreso', 'legajo|fullName|birth|hireDate'],
    ['N° de Legajo|NOMBRES|APELLIDOS|F. NACIMIENTO', 'legajo|firstName|lastName|birth'],
    ['Nombre|Mail|Cumpleaños|Fecha de alta', 'fullName|email|birth|hireDate'],
    ['E-mail corporativo|Nombre y Apellido|Fecha de baja', 'email|fullName|leavingDate'],
    ['nro_legajo|apellido_nombre|fecha_ingreso|fecha_nac', 'legajo|fullName|hireDate|birth'],
    [
      'Apodo|Nombre completo|Sucursal|Sector|Provincia',
      'preferredName|fullName|office|team|province',
    ],
    ['Leg.|Nombre|Alias|Prov.', 'legajo|fullName|preferredName|province'],
    [
      'Mail|Nombre|Sobrenombre|Pcia.|Suc.|Dpto.',
      'email|fullName|preferredName|province|office|team',
    ],
    ['Mail|Apellido|Nombre|Nombre social', 'email|lastName|firstName|preferredName'],
    ['DNI|CUIL|Sueldo|Nombre', '-|-|-|fullName'],
    ['Código de empleado|Apellidos y nombre', 'legajo|fullName'],
    ['Nro empleado|Apellido|Nombres', 'legajo|lastName|firstName'],
    ['Legajo N°|Nombre Apellido|Email', 'legajo|fullName|email'],
    ['Tiene legajo|Legajo del padre|Nombre', '-|-|fullName'],
    ['File|Profile|File server|Nombre', 'legajo|-|-|fullName'],
    ['Profile|File server|Nombre', '-|-|fullName'],
    ['Nombre y apellido|Apellido materno', 'fullName|lastName'],
    ['Nombre Apellido|Apellido materno', 'fullName|lastName'],
    ['Nombre completo|Nombre|Mail', 'fullName|firstName|email'],
    ['Persona de contacto|Nombre', '-|fullName'],
    ['Jefe: apellido|Jefe: nombre|Nombre', '-|-|fullName'],
    ['Fecha de festejo|Nombre', '-|fullName'],
    ['Sin id empleado|Id empleado actual|Nombre', '-|-|fullName'],
    ['Correo|Correo alternativo|Nombre', 'email|-|fullName'],
    ['Cod. Legajo|Apellido/s y Nombre/s|F. Nac.|Fecha Ing.', 'legajo|fullName|birth|hireDate'],
    ['ID Legajo|APYNOM|FECNAC|FECING', 'legajo|fullName|birth|hireDate'],
    [
      'Legajo|ApellidoNombre|FechaNacimiento|FechaIngreso|FechaEgreso',
      'legajo|fullName|birth|hireDate|leavingDate',
    ],
    ['Legajo|Ap. y Nom.|Fecha antigüedad|Gcia.|Filial', 'legajo|fullName|hireDate|team|office'],
    ['Legajo|Apellido(s)|Nombre(s)|Fecha Egr.', 'legajo|lastName|firstName|leavingDate'],
    // What a date is for is no date, and a cost centre no place.
    ['Motivo de baja|Tipo de contratación|Nombre|Fecha de baja', '-|-|fullName|leavingDate'],
    ['Centro de costos|Nombre|Centro', '-|fullName|office'],
    ['Antigüedad|Años de antigüedad|Nombre', '-|-|fullName'],
    // Somebody else's.
    [
      'Apellido y nombre del jefe|Mail del supervisor|Nacimiento del hijo|Nombre|Mail|Nacimiento',
      '-|-|-|fullName|email|birth',
    ],
  ])('%s', (headers, fields) => {
    expect(
      guessFields(headers.split('|'))
        .map((field) => field ?? '-')
        .join('|'),
    ).toBe(fields);
  });

  test.each(IMPORT_FIELDS.map((field) => [PERSON_WORDS[field], field]))('«%s»', (word, field) => {
    // A surname beside it: 'Nombre' alone would be the whole name.
    const others = field === 'lastName' ? [] : [PERSON_WORDS.lastName];
    expect(guessFields([word, ...others])[0]).toBe(field);
  });

  test.each([
    ['office', ['Sede', 'Sucursal', 'Lugar de trabajo']],
    ['team', ['Área', 'Sector', 'Departamento']],
    ['preferredName', ['Nombre preferido', 'Cómo le dicen', 'Apodo']],
    ['celebration', ['Festejo', 'Cómo prefiere que se lo celebre', '¿Quiere festejar?']],
    ['birth', ['Festejo de cumpleaños', 'Fecha de festejo del cumpleaños']],
  ])('%s by the other words there are for it', (field, words) => {
    expect(words.map((word) => guessFields([word])[0])).toEqual(words.map(() => field));
  });

  test('a title and a blank line above them are passed over', () => {
    const rows = [['Nómina 2026'], [], ['Legajo', 'Nombre'], ['1', 'Ana']];
    expect(findHeader(rows, guessFields)).toBe(2);
  });

  test('headers nobody knows are still the first line with text', () => {
    expect(findHeader([[], ['Código', 'Quién'], ['1', 'Ana']], guessFields)).toBe(1);
  });
});

test.each([
  [['legajo', 'fullName', null, null], null],
  [['email', 'firstName', 'lastName'], null],
  [['legajo', 'lastName'], 'Falta el nombre'],
  [['fullName', 'birth'], 'Falta el legajo o el correo'],
  [['legajo', 'fullName', 'fullName'], 'dos columnas'],
] as const)('columns %j can make people: %s', (fields, problem) => {
  const found = mappingProblem(fields);
  if (problem === null) expect(found).toBeNull();
  else expect(found).toContain(problem);
});
