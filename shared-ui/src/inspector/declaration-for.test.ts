import { contributionSchema } from '@almanaque/shared-contracts/contributions';
import { declarationFor } from './declaration-for.ts';

/** Reads what is written as code, as a part's file would. */
const read = (text: string): unknown =>
  JSON.parse(text.replace(/^ {2}(\w+): '(.*)',$/gm, '"$1": "$2",').replace(/,\s*\},$/, '}'));

test.each(['panel', 'page', 'settings-screen', 'mf-calendar/day-section@1'])(
  'what is copied for %s is a declaration that holds',
  (point) => {
    expect(contributionSchema.safeParse(read(declarationFor(point)))).toMatchObject({
      success: true,
      data: { point, module: './propia' },
    });
  },
);
