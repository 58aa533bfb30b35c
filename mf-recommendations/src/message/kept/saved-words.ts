import type { KeptMessage } from '@almanaque/shared-contracts';

/** 'Guardado por Ana Paz, 8 de septiembre de 2025, 15:04.'; empty: it never was. */
export function savedWords({ author, savedAt }: KeptMessage, timeZone: string): string {
  if (savedAt === null) return '';
  const at = new Intl.DateTimeFormat('es-AR', {
    timeZone,
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).format(new Date(savedAt));
  return author === null ? `Guardado el ${at}.` : `Guardado por ${author}, ${at}.`;
}
