import { EventEmitter, once } from 'node:events';
import { runStep } from '../work/run-step.ts';
import type { StartStep } from '../work/import-jobs.ts';
import { turnsFrom, type WorkerMessage } from '../work/turns.ts';

/**
 * Runs a step as its thread does, with a connection and turns of its own, but here: to load its modules
 * takes a thread five times what a small roster takes. It cannot be cut short.
 */
export const stepHere: StartStep = (work) => {
  const thread = new EventEmitter();
  const inbox = new EventEmitter();
  const tell = (message: WorkerMessage) => thread.emit('message', message);
  const port = Object.assign(inbox, { postMessage: tell });
  const run = async () => {
    try {
      await runStep(work, turnsFrom(port), (progress) => tell({ kind: 'progress', progress }));
    } catch (error) {
      thread.emit('error', error);
    }
    thread.emit('exit');
  };
  // Who begins it listens only then.
  setImmediate(() => void run());
  return Object.assign(thread, {
    postMessage: (message: unknown) => void inbox.emit('message', message),
    terminate: () => once(thread, 'exit'),
  });
};
