import { NOBODY } from '../../audit/record-audit.ts';
import type { Database } from '../../db/database.ts';
import { storedAgreement } from '../agreement/agreement.ts';

/** As an administrator does, once, before the AI is asked. */
export const agreeToAi = (database: Database): Promise<void> =>
  storedAgreement(database).give(NOBODY, new Date());
