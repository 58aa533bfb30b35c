import { createStore, type KeptMessage, type MessageContent } from '@almanaque/shared-contracts';
import type { Outcome } from './kept-requests.ts';

/** What this person wrote and the server does not have yet. */
export type Draft =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'unsaved' | 'saving';
      readonly content: MessageContent;
      /** The version of the message that was kept when the writing began. */
      readonly version: number;
    }
  | {
      readonly kind: 'failed';
      readonly content: MessageContent;
      readonly version: number;
      readonly problem: string;
      /** Whoever wrote it may not: trying again changes nothing. */
      readonly isRefused: boolean;
    }
  | {
      readonly kind: 'conflict';
      readonly content: MessageContent;
      readonly theirs: KeptMessage;
    };

/** One message's draft; it outlives the sheet, so that closing it loses nothing. */
export interface DraftStore {
  readonly getState: () => Draft;
  readonly subscribe: (listener: () => void) => () => void;
  /** @param version of what is kept now; what was begun on an earlier one stays on that one. */
  readonly write: (content: MessageContent, version: number) => void;
  /** Sends what is unsaved, or failed; while there is a conflict it does nothing. */
  readonly send: () => void;
  /** Ends a conflict: this person's text goes over the other's. */
  readonly keepMine: () => void;
  /** Ends a conflict: the other's text stays. */
  readonly takeTheirs: () => void;
}

interface DraftOptions {
  readonly save: (version: number, content: MessageContent) => Promise<Outcome>;
  /** Hears what the server keeps whenever that is learned. */
  readonly onKept: (kept: KeptMessage) => void;
}

export function createDraft({ save, onKept }: DraftOptions): DraftStore {
  const store = createStore<Draft>(() => ({ kind: 'none' }));
  /** Asked for while another was under way. */
  let again = false;

  const become = (next: Draft) => store.setState(next, true);

  function settle(outcome: Outcome, sent: MessageContent) {
    const state = store.getState();
    if (state.kind !== 'saving' && state.kind !== 'unsaved') return;
    const { content } = state;
    switch (outcome.kind) {
      case 'saved':
        onKept(outcome.kept);
        if (content === sent) become({ kind: 'none' });
        else become({ kind: 'unsaved', content, version: outcome.kept.version });
        break;
      case 'conflict':
        onKept(outcome.theirs);
        become({ kind: 'conflict', content, theirs: outcome.theirs });
        break;
      case 'failed':
        become({ ...outcome, content, version: state.version });
    }
  }

  let underWay = false;
  async function run(version: number, content: MessageContent) {
    underWay = true;
    become({ kind: 'saving', content, version });
    settle(await save(version, content), content);
    underWay = false;
    if (again) send();
  }

  function send() {
    const state = store.getState();
    again = underWay;
    if (underWay || (state.kind !== 'unsaved' && state.kind !== 'failed')) return;
    void run(state.version, state.content);
  }

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    write: (content, version) => {
      const state = store.getState();
      if (state.kind === 'conflict') become({ ...state, content });
      else {
        const begun = state.kind === 'none' ? version : state.version;
        become({ kind: 'unsaved', content, version: begun });
      }
    },
    send,
    keepMine: () => {
      const state = store.getState();
      if (state.kind !== 'conflict') return;
      const { content, theirs } = state;
      become({ kind: 'unsaved', content, version: theirs.version });
      send();
    },
    takeTheirs: () => {
      if (store.getState().kind === 'conflict') become({ kind: 'none' });
    },
  };
}
