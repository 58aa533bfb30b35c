import type { IsoDate } from '@almanaque/shared-contracts';
import { createContext, use } from 'react';
import type { EditorRequest } from './editor-request.ts';

/** Why the editor could not be opened, on the day it was wanted for. */
export interface Refusal {
  readonly date: IsoDate;
  readonly text: string;
}

export interface EditorAccess {
  readonly open: (request: EditorRequest) => void;
  readonly refusal: Refusal | null;
}

const EditorContext = createContext<EditorAccess | null>(null);

export const EditorProvider = EditorContext.Provider;

/** The way to the editor. @throws outside an `EditorProvider`. */
export function useEditorAccess(): EditorAccess {
  const access = use(EditorContext);
  if (access === null) throw new Error('useEditorAccess needs an EditorProvider above it.');
  return access;
}
