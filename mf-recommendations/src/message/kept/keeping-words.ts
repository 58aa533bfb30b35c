import type { KeptMessage } from '@almanaque/shared-contracts';
import { isTouched } from '../message.ts';
import { savedWords } from './saved-words.ts';
import type { Keeping } from './use-kept-message.ts';

const SHARED = 'Lo que cambies acá lo ven también los demás organizadores.';
const IDEA_STAYS = 'La idea queda en el evento.';
const IDEA_GOES =
  'Si cambiás el mensaje, esta idea de la IA queda guardada en el evento para todos los organizadores.';

function keptWords(kept: KeptMessage, isIdea: boolean, timeZone: string): string {
  if (!isTouched(kept.content) || kept.savedAt === null) return isIdea ? IDEA_GOES : SHARED;
  const saved = savedWords(kept, timeZone);
  return isIdea ? `${saved} ${IDEA_STAYS}` : saved;
}

/** Where the message stands, in a sentence. A conflict has a place of its own. */
export function keepingWords(
  { draft, kept, unreadable, isIdea }: Keeping,
  isWriting: boolean,
  timeZone: string,
): string {
  switch (draft.kind) {
    case 'none':
      if (isWriting) return 'Hay cambios sin guardar.';
      if (unreadable) return 'No se pudo leer el mensaje guardado.';
      return kept === undefined
        ? 'Buscando el mensaje guardado…'
        : keptWords(kept, isIdea, timeZone);
    case 'unsaved':
    case 'saving':
      return 'Guardando…';
    case 'failed':
      return draft.isRefused
        ? `${draft.problem} Lo que escribiste no se guarda: sigue acá mientras esta página esté abierta.`
        : `No se pudo guardar: ${draft.problem} Lo que escribiste sigue acá.`;
    case 'conflict':
      return '';
  }
}
