import type { ClosedReason, PlanDraft, PlanState } from './plan.ts';
import type { Celebration } from './preference.ts';
import type { TaskDraft, TaskTiming } from './task.ts';
import type { ExpenseDraft } from './expense.ts';

export const PLAN_STATE_WORDS: Readonly<Record<PlanState, string>> = {
  idea: 'Idea',
  'en-marcha': 'En marcha',
  hecho: 'Hecho',
  cancelado: 'Cancelado',
};

export const CELEBRATION_WORDS: Readonly<Record<Celebration, string>> = {
  publico: 'En público',
  privado: 'En privado',
  no: 'Prefiero que no',
};

export const CLOSED_WORDS: Readonly<Record<ClosedReason, string>> = {
  'person-left': 'La persona ya no trabaja en la empresa.',
  'date-hidden': 'La persona ya no muestra esta fecha.',
  'prefers-none': 'La persona prefiere que no se la celebre.',
};

export const TASK_TIMING_WORDS: Readonly<Record<TaskTiming, string>> = {
  done: 'Hecha',
  'no-time': 'No llega',
  late: 'Vencida',
  today: 'Para hoy',
  'this-week': 'Esta semana',
  later: 'Más adelante',
  undated: 'Sin fecha',
};

/** What people call what is entered of a plan: in the page, the log and exports. */
export const PLAN_WORDS: Readonly<Record<keyof PlanDraft, string>> = {
  title: 'Título',
  state: 'Estado',
  owner: 'Responsable',
  message: 'Mensaje',
  notes: 'Notas',
  budget: 'Presupuesto',
  currency: 'Moneda',
  people: 'Para cuántas personas',
  providers: 'Proveedores',
  retrospect: 'Cómo salió',
};

export const TASK_WORDS: Readonly<Record<keyof TaskDraft, string>> = {
  title: 'Tarea',
  role: 'Rol',
  owner: 'Quién',
  due: 'Para cuándo',
  note: 'Nota',
  planned: 'Previsto',
  spent: 'Gastado',
};

export const EXPENSE_WORDS: Readonly<Record<keyof ExpenseDraft, string>> = {
  what: 'Qué',
  providerId: 'Proveedor',
  amount: 'Importe',
  currency: 'Moneda',
  pricedOn: 'Fecha del precio',
  receiptNumber: 'Comprobante',
  receipt: 'Foto del comprobante',
};
