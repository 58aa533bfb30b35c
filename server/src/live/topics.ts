import { LIVE_TOPICS, type LiveTopic } from '@almanaque/shared-contracts/schemas';

/** What a write to each kind of thing may change of what people see, by the audit log's `entity`. */
const TOPICS: Readonly<Record<string, readonly LiveTopic[]>> = {
  session: [],
  subscription: [],
  account: ['accounts'],
  event: ['calendar', 'messages'],
  holiday: ['calendar'],
  observance: ['calendar'],
  sector: ['calendar'],
  person: ['calendar', 'people', 'messages'],
  'event-import': ['calendar', 'messages'],
  'people-import': ['calendar', 'people'],
  message: ['messages'],
  provider: ['providers'],
  'provider-import': ['providers'],
  picture: [],
};

/** A kind that is not named here concerns every topic: pages read too much rather than too little. */
export const topicsOf = (entity: string): readonly LiveTopic[] =>
  Object.hasOwn(TOPICS, entity) ? (TOPICS[entity] ?? []) : LIVE_TOPICS;
