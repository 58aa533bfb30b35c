import { recommendationSchema, specificationSchema } from '@almanaque/shared-contracts/schemas';
import { jsonSchema } from 'ai';
import * as z from 'zod/mini';

/** One recommendation as the model gives it: without an id, and always with its specification. */
export const answerItemSchema = z.extend(z.omit(recommendationSchema, { id: true }), {
  specification: specificationSchema,
});
export type AnswerItem = z.infer<typeof answerItemSchema>;

/**
 * The same for the provider. Lengths are left out, because several structured-output services
 * refuse the keywords; `fit` checks them. It carries no validator: an element that breaks the
 * schema must reach `fit`, which can say why, and not be dropped on the way.
 */
const forProviders = z.toJSONSchema(answerItemSchema, {
  target: 'draft-7',
  override: ({ jsonSchema: node }) => {
    delete node.minLength;
    delete node.maxLength;
    delete node.$schema;
  },
});

export const answerItemJsonSchema = jsonSchema(forProviders as Parameters<typeof jsonSchema>[0]);
