import { longDate, type CalendarEvent } from '@almanaque/shared-contracts';
import { useState, type ReactNode } from 'react';
import { UNTOUCHED, type Message } from '../message/message.ts';
import type { Suggestion } from '../predefined/suggestion.ts';
import { SheetDialog } from './sheet-dialog.tsx';
import { useModule, type Module } from './use-module.ts';

/** The recommendation last chosen. It stays chosen while the sheet is closed, and so does its message. */
interface Chosen {
  readonly suggestion: Suggestion;
  readonly message: Message;
  readonly open: boolean;
  readonly editing: boolean;
}

const loadSections = () => import('./sections.tsx');

interface Sheet {
  readonly open: (suggestion: Suggestion) => void;
  readonly element: ReactNode;
}

/** Section 4: the modal, opened and closed by the panel. */
export function useSheet(event: CalendarEvent, alternatives: readonly Suggestion[]): Sheet {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const module = useModule(loadSections, chosen !== null);

  const change = (changes: Partial<Chosen>) =>
    setChosen((current) => current && { ...current, ...changes });

  const open = (suggestion: Suggestion) =>
    setChosen((current) => ({
      suggestion,
      // The message resets when the recommendation changes.
      message: current?.suggestion === suggestion ? current.message : UNTOUCHED,
      open: true,
      editing: false,
    }));

  if (chosen === null) return { open, element: null };

  const sections = (): Module<ReactNode> => {
    if (module.kind !== 'ready') return module;
    const { Sections } = module.exports;
    return {
      kind: 'ready',
      exports: (
        <Sections
          event={event}
          suggestion={chosen.suggestion}
          alternatives={alternatives}
          message={chosen.message}
          onMessage={(message) => change({ message })}
          editing={chosen.editing}
          onEditing={(editing) => change({ editing })}
        />
      ),
    };
  };

  return {
    open,
    element: (
      <SheetDialog
        open={chosen.open}
        suggestion={chosen.suggestion}
        occasion={`Para ${event.title}, ${longDate(event.date)}`}
        sections={sections()}
        // While editing, Escape and a click outside leave the editor first.
        onDismiss={() => change(chosen.editing ? { editing: false } : { open: false })}
        onClose={() => change({ open: false })}
      />
    ),
  };
}
