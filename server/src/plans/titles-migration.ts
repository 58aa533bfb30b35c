import { ideaOf, recommendationSchema } from '@almanaque/shared-contracts/schemas';
import type { Migration } from '../db/migration.ts';

/**
 * Plans made from a predefined recommendation were called by its budget, 'Recomendación con bajo
 * presupuesto', as all others of that budget. They get the name of their idea; those that somebody
 * called otherwise keep theirs.
 */
export const planTitlesMigration: Migration = {
  name: '0060-plan-titles',
  async up(db) {
    const plans = await db
      .selectFrom('plans')
      .select(['id', 'title', 'recommendation'])
      .where('title', 'like', '% presupuesto')
      .execute();
    for (const { id, title, recommendation } of plans) {
      if (recommendation === null) continue;
      const made = recommendationSchema.safeParse(JSON.parse(recommendation));
      if (!made.success || made.data.title !== title) continue;
      const { headline } = ideaOf(made.data);
      await db.updateTable('plans').set({ title: headline }).where('id', '=', id).execute();
    }
  },
};
