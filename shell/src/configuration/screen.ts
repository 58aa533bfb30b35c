import type { Session } from '@almanaque/shared-contracts';
import { SETTINGS_PATH } from '@almanaque/shared-contracts/contributions';
import type { ComponentType } from 'react';

/** All of them together. */
export const SETTINGS = { title: 'Configuración', to: SETTINGS_PATH } as const;

/** Whom a screen opens for. The server refuses the rest, whatever is shown. */
export type Access = 'anybody' | 'account' | 'organiser' | 'administrator';

/** What a screen being listed depends on besides the session. */
export interface ListFacts {
  readonly session: Session | null;
  /** How many sample events an administrator could remove; null: not known, or not theirs. */
  readonly samples: number | null;
  /** Where a part may be tried from, on this installation. */
  readonly overrideOrigins: readonly string[];
}

/** The groups of the list, in its order. */
const GROUPS = {
  calendar: 'Calendario',
  people: 'Personas',
  installation: 'Instalación',
} as const;
export type SettingsGroup = keyof typeof GROUPS;
export const GROUP_NAMES = Object.entries(GROUPS) as readonly (readonly [SettingsGroup, string])[];

/** One page of the settings, whoever draws it. */
export interface ScreenFacts {
  readonly title: string;
  /** What it is for, in a line. */
  readonly about: string;
  readonly group: SettingsGroup;
  /** Other words that people look for it by. */
  readonly keywords: readonly string[];
  readonly access: Access;
  /** Its place in its group, among the portal's own and those of parts: the least first. */
  readonly order: number;
  /** Its height while it is on its way, so that nothing jumps. */
  readonly height: number;
}

/** One that the portal draws. */
export interface SettingsScreen extends ScreenFacts {
  /** Where access alone does not decide whether it is listed. */
  readonly when?: (facts: ListFacts) => boolean;
  /** None of it is in the list's own code. */
  readonly load: () => Promise<ComponentType>;
}
