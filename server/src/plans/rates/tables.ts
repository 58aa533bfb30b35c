export interface PlanRatesTable {
  /** 'YYYY-MM' */
  month: string;
  /** Whole cents of a peso for a dollar. Who set it, and when, the log of changes tells. */
  cents: number;
}

declare module '../../db/tables.ts' {
  interface Tables {
    plan_rates: PlanRatesTable;
  }
}
