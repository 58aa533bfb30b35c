import { isIP } from 'node:net';
import * as z from 'zod';
import { isRange, isTrustList, isWord } from './addresses.ts';

const isTimeZone = (name: string): boolean => {
  // Offsets such as '+03:00' are zones to Intl, but they know nothing of a place's history.
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('es', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

/** A name of letters, or an address: digits and points alone are an IPv4 address or nothing. */
const isHost = (text: string): boolean =>
  isIP(text) !== 0 || (/^[\w.-]{1,253}$/.test(text) && !/^[\d.]+$/.test(text));

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;

const list = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

const listOf = (isItem: (item: string) => boolean, message: string) =>
  z
    .string()
    .default('')
    .transform(list)
    .refine((items) => items.every(isItem), message);

const text = (max: number) =>
  z.string().trim().min(1, 'un texto que no esté vacío').max(max, `hasta ${max} caracteres`);

const whole = (least: number, most: number, usual: number, message: string) =>
  z
    .string()
    .regex(/^\d{1,6}$/, message)
    .transform(Number)
    .refine((number) => number >= least && number <= most, message)
    .default(usual);

const ORIGIN_MESSAGE =
  'la dirección con que se abre Almanaque, sin barra al final, por ejemplo https://almanaque.ejemplo.com.ar';

const PORT_MESSAGE = 'un número de puerto entre 0 y 65535, por ejemplo 3000';

/** What each environment variable must be; the message completes 'La variable X tiene que ser …'. */
const count = (message: string) =>
  z
    .string()
    .regex(/^\d{1,3}$/, message)
    .transform(Number);

export const variablesSchema = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, PORT_MESSAGE)
    .transform(Number)
    .refine((port) => port <= 65_535, PORT_MESSAGE)
    .default(3000),
  HOST: z
    .string()
    .trim()
    .refine(isHost, 'una dirección de esta máquina, por ejemplo 127.0.0.1, o 0.0.0.0 para todas')
    .default('0.0.0.0'),
  DATA_DIR: text(4096).default('./data'),
  DATABASE_URL: z
    .string()
    .refine(
      (url) => /^postgres(?:ql)?:\/\//.test(url) && URL.canParse(url),
      'una dirección de PostgreSQL, por ejemplo postgres://usuario:clave@servidor:5432/almanaque',
    )
    .optional(),
  COPIES_DAYS: count('cuántas copias diarias se guardan, de 0 a 999').optional(),
  COPIES_WEEKS: count('cuántas copias semanales se guardan, de 0 a 999').optional(),
  COMPANY_NAME: text(200).optional(),
  COMPANY_CITY: text(200).optional(),
  COMPANY_HEADCOUNT: z
    .string()
    .regex(/^[1-9]\d{0,6}$/, 'cuántas personas trabajan en la empresa, por ejemplo 120')
    .transform(Number)
    .optional(),
  TIME_ZONE: z
    .string()
    .refine(isTimeZone, 'una zona horaria IANA, por ejemplo America/Argentina/Buenos_Aires')
    .default('America/Argentina/Buenos_Aires'),
  PUBLIC_KEY: z
    .string()
    .regex(/^[\w.-]{16,500}$/, 'una clave de 16 a 500 letras, números, puntos o guiones')
    .optional(),
  PUBLIC_URL: z.string().refine(isOrigin, ORIGIN_MESSAGE).optional(),
  AUTH_SECRET: z
    .string()
    .min(32, 'un texto al azar de al menos 32 caracteres')
    .max(500, 'un texto de hasta 500 caracteres')
    .optional(),
  READING_NEEDS_SIGN_IN: z
    .enum(['true', 'false'], { error: 'true o false' })
    .default('false')
    .transform((text) => text === 'true'),
  SESSION_IDLE_HOURS: whole(
    1,
    168,
    12,
    'las horas sin uso con que una sesión termina, entre 1 y 168',
  ),
  SESSION_MAX_DAYS: whole(1, 365, 30, 'los días que dura una sesión aunque se use, entre 1 y 365'),
  SHELL_DIR: text(4096).optional(),
  REMOTES_DIR: text(4096).optional(),
  REMOTES_FILE: text(4096).optional(),
  CORS_ORIGINS: listOf(
    isOrigin,
    'una lista de orígenes separados por comas, por ejemplo https://intranet.ejemplo.com.ar',
  ),
  REMOTE_OVERRIDES: listOf(
    (text) => /^https?:\/\/[\w.-]+(:\d+)?$/.test(text) && isOrigin(text),
    'una lista de orígenes separados por comas, por ejemplo http://localhost:3001',
  ),
  REMOTES_INSIDE: listOf((text) => {
    const [seen, inside, ...more] = text.split('=');
    return more.length === 0 && [seen, inside].every((one) => one !== undefined && isOrigin(one));
  }, 'pares de orígenes separados por comas, el que ve el navegador y el que ve este servidor, por ejemplo https://partes.ejemplo.com.ar=http://mf-calendar:8080').transform(
    (pairs) => new Map(pairs.map((pair) => pair.split('=') as [string, string])),
  ),
  TRUST_PROXY: z
    .string()
    .default('')
    .transform(list)
    .refine(
      isTrustList,
      'la dirección o el nombre de cada proxy que va por delante, separados por comas, por ejemplo 127.0.0.1,10.0.0.2, o cuántos son, por ejemplo 1',
    ),
  AUDIT_DAYS: z
    .string()
    .regex(/^(?:3\d|[4-9]\d|[1-9]\d{2,4})$/, 'un número de días entre 30 y 99999, por ejemplo 730')
    .transform(Number)
    .optional(),
  MONITORING_TOKEN: z
    .string()
    .regex(/^[!-~]{32,500}$/, 'un texto al azar de 32 a 500 letras, números o signos, sin espacios')
    .optional(),
  MONITORING_FROM: listOf(
    (item) => isWord(item) || isRange(item),
    'una lista de direcciones separadas por comas, por ejemplo 10.0.0.5,192.168.1.0/24',
  ),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'uno de estos valores: fatal, error, warn, info, debug, trace o silent',
    })
    .optional(),
});
