import type { KeptMessage } from '@almanaque/shared-contracts';
import { isTouched } from '../message.ts';
import type { Keeping } from './use-kept-message.ts';

const SHARED = 'Lo que cambies acá lo ven también los demás organizadores.';

function keptWords({ content, author, savedAt }: KeptMessage, timeZone: string): string {
  if (!isTouched(content) || savedAt === null) return SHARED;
  const at = new Intl.DateTimeFormat('es-AR', {
    timeZone,
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).format(new Date(savedAt));
  return author === null ? `Guardado el ${at}.` : `Guardado por ${author}, ${at}.`;
}

/** Where the message stands, in a sentence. A conflict has a place of its own. */
export function keepingWords(
  { draft, kept, unreadable }: Keeping,
  editing: boolean,
  timeZone: string,
): string {
  switch (draft.kind) {
    case 'none':
      if (unreadable) return 'No se pudo leer el mensaje guardado.';
      return kept === undefined ? 'Buscando el mensaje guardado…' : keptWords(kept, timeZone);
    case 'unsaved':
      return editing ? 'Hay cambios sin guardar.' : 'Guardando…';
    case 'saving':
      return 'Guardando…';
    case 'failed':
      return `No se pudo guardar: ${draft.problem} Lo que escribiste sigue acá.`;
    case 'conflict':
      return '';
  }
}
