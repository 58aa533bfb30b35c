import type { AuditEntity } from '@almanaque/api';
import type { LiveTopic } from '@almanaque/shared-contracts/schemas';

/** What a write to each kind of thing may change of what people see, by the audit log's `entity`. */
const TOPICS: Readonly<Record<AuditEntity, readonly LiveTopic[]>> = {
  session: [],
  subscription: [],
  account: ['accounts'],
  event: ['calendar', 'messages'],
  holiday: ['calendar'],
  sector: ['calendar'],
  person: ['calendar', 'people', 'messages'],
  place: ['calendar', 'people', 'messages'],
  'event-import': ['calendar', 'messages'],
  'people-import': ['calendar', 'people'],
  message: ['messages'],
  provider: ['providers'],
  'provider-import': ['providers'],
  plan: ['plans'],
  rate: ['plans'],
  picture: [],
  company: [],
  ai: [],
  copy: [],
};

export const topicsOf = (entity: AuditEntity): readonly LiveTopic[] => TOPICS[entity];
