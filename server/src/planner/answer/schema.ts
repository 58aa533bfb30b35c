import {
  costSchema,
  recommendationSchema,
  specificationSchema,
} from '@almanaque/shared-contracts/schemas';
import { jsonSchema } from 'ai';
import * as z from 'zod/mini';

/** One recommendation as the model gives it: without an id, and always with its cost and its specification. */
export const answerItemSchema = z.extend(z.omit(recommendationSchema, { id: true }), {
  costUsd: costSchema,
  specification: specificationSchema,
});
export type AnswerItem = z.infer<typeof answerItemSchema>;

/** Services that hold a model to a schema ask for every field to be required. */
const asked = z.required(answerItemSchema, { costPer: true });

/**
 * The same for the provider. Lengths are left out, because several structured-output services
 * refuse the keywords; `fit` checks them. It carries no validator: an element that breaks the
 * schema must reach `fit`, which can say why, and not be dropped on the way.
 */
const forProviders = z.toJSONSchema(asked, {
  target: 'draft-7',
  override: ({ jsonSchema: node }) => {
    delete node.minLength;
    delete node.maxLength;
    delete node.$schema;
  },
});

export const answerItemJsonSchema = jsonSchema(forProviders as Parameters<typeof jsonSchema>[0]);
