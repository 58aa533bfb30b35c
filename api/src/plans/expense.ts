import * as z from 'zod/mini';
import {
  isoDateSchema,
  oneLine,
  picturePathSchema,
  uploadedPictureSchema,
} from '@almanaque/shared-contracts/schemas';
import { centsSchema, currencySchema } from './money.ts';

export const MAX_EXPENSES = 100;

const expenseFields = {
  what: oneLine(200),
  /** Of the directory; null: none of it. */
  providerId: z.nullable(z.string().check(z.regex(/^[\w-]{1,100}$/))),
  amount: centsSchema,
  currency: currencySchema,
  /** The day of the price, or of the purchase. */
  pricedOn: isoDateSchema,
  receiptNumber: z.nullable(oneLine(60)),
};

/** What a person enters of something bought or ordered. */
export const expenseDraftSchema = z.strictObject({
  ...expenseFields,
  /** A picture that was uploaded before; null: none. */
  receipt: z.nullable(uploadedPictureSchema),
});
export type ExpenseDraft = z.infer<typeof expenseDraftSchema>;

export const expenseSchema = z.object({
  ...expenseFields,
  id: z.string(),
  /** Null: none, or one that is not in the directory any more. */
  provider: z.nullable(z.string()),
  receipt: z.nullable(picturePathSchema),
});
export type Expense = z.infer<typeof expenseSchema>;
