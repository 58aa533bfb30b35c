import { describe, expect, test } from '@jest/globals';
import { findHeader } from '../../sheets/headers.ts';
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
    ['Correo|Correo alternativo|Nombre', 'email|-|fullName'],
  ])('%s', (headers, fields) => {
    expect(
      guessFields(headers.split('|'))
        .map((field) => field ?? '-')
        .join('|'),
    ).toBe(fields);
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
  [['legajo', 'fullName', null], null],
  [['email', 'firstName', 'lastName'], null],
  [['legajo', 'lastName'], 'Falta el nombre'],
  [['fullName', 'birth'], 'Falta el legajo o el correo'],
  [['legajo', 'fullName', 'fullName'], 'dos columnas'],
] as const)('columns %j can make people: %s', (fields, problem) => {
  const found = mappingProblem(fields);
  if (problem === null) expect(found).toBeNull();
  else expect(found).toContain(problem);
});
