import type { IsoDate, Specification } from '@almanaque/shared-contracts';
import { fillTemplate, type Facts } from '@almanaque/ui/message';

/** What a person did to a template. Lives as long as the same recommendation stays the chosen one. */
export interface Message {
  /** Null: the template as it is. */
  readonly edited: string | null;
  /** Answers to gaps, by their names. */
  readonly answers: Facts;
  /** The day to celebrate; absent: the proposed one. */
  readonly day?: IsoDate | undefined;
}

export const UNTOUCHED: Message = { edited: null, answers: {} };

export const isTouched = ({ edited, answers, day }: Message): boolean =>
  edited !== null || day !== undefined || Object.values(answers).some((answer) => answer !== '');

/** The text before the answers are put in. */
export const sourceOf = (message: Message, { comunicacion }: Specification, facts: Facts): string =>
  message.edited ?? fillTemplate(comunicacion.texto, facts);
