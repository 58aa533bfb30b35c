/**
 * For the tests of whoever writes a remote or a portal: a host, a server, a remote, stores that
 * remember and fixtures. It needs no test runner, and nothing of it belongs in what is published.
 */
export { bring, type Brought } from './brought.ts';
export * from './fake-host.ts';
export * from './fake-remote.ts';
export * from './fake-server.ts';
export * from './fixtures/calendar.ts';
export * from './fixtures/events.ts';
export * from './fixtures/installation.ts';
export * from './fixtures/messages.ts';
export * from './fixtures/planner.ts';
export { freshPage, type FreshPage } from './fresh-page.ts';
export { heldAnswer, type HeldAnswer } from './held-answer.ts';
export * from './kept-messages.ts';
export type { Recorded } from './recorded.ts';
export { refusal, reply, type Reply } from './reply.ts';
export type { Slot, SlotState } from './slot.ts';
