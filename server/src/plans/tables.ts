import type { Currency, PlanState } from '@almanaque/api';
import type { EventType, Tone } from '@almanaque/shared-contracts/schemas';
import type { Generated } from 'kysely';

export interface PlansTable {
  id: string;
  /** The key of an `Occasion`: the plan is for it, on whatever day it falls. */
  occasion: string;
  /** Whose occasion it is. A person's plans go with the person; those of an event that is no more stay. */
  company_event_id: string | null;
  person_id: string | null;
  title: string;
  state: PlanState;
  owner_id: string | null;
  /** JSON: the `Recommendation` it was made from, whole. */
  recommendation: string | null;
  /** Business days that its preparation takes; null: not known. */
  lead_days: number | null;
  message: string | null;
  notes: string;
  /** Whole cents of `currency`. */
  budget: number | null;
  currency: Currency;
  people: number | null;
  /** JSON: `PlanDraft['providers']`. */
  providers: string;
  /** JSON: `Retrospect`. */
  retrospect: string | null;
  repeats: string | null;
  /** `YYYY-MM-DD`, in the company's zone: when it was made, and since when it has the date it has. */
  made_on: string;
  dated_on: string;
  /** What its date was when somebody last saw it: told where it is no more, and compared to tell a move. */
  seen_date: string;
  seen_day: string;
  /** JSON: the days off before it, by which tasks were dated. */
  seen_days_off: string;
  seen_title: string;
  seen_type: EventType;
  seen_tone: Tone;
  seen_office: string | null;
  seen_team: string | null;
  version: Generated<number>;
  /** ISO 8601 instants, UTC. */
  changed_at: string;
  deleted_at: string | null;
  /** JSON: what undoing the last write puts back. */
  undo: string | null;
}

export interface PlanTasksTable {
  id: string;
  plan_id: string;
  position: number;
  title: string;
  role: string | null;
  owner_account: string | null;
  owner_person: string | null;
  /** Business days before the celebration, or the date it was pinned to: one of them. */
  due_offset: number | null;
  due_date: string | null;
  note: string;
  /** Whole cents of the plan's currency. */
  planned: number | null;
  spent: number | null;
  /** `YYYY-MM-DD`: before it, nobody could have done it. */
  added_on: string;
  done_by: string | null;
  /** ISO 8601 instant, UTC. */
  done_at: string | null;
}

export interface PlanExpensesTable {
  id: string;
  plan_id: string;
  what: string;
  provider_id: string | null;
  /** Whole cents. */
  amount: number;
  currency: Currency;
  priced_on: string;
  receipt_number: string | null;
  /** The path of a picture. */
  receipt: string | null;
  /** ISO 8601 instant, UTC. */
  added_at: string;
}

declare module '../db/tables.ts' {
  interface Tables {
    plans: PlansTable;
    plan_tasks: PlanTasksTable;
    plan_expenses: PlanExpensesTable;
  }
}
