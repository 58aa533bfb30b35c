import {
  businessDaysBefore,
  businessDaysLeft,
  type BudgetTier,
  type DaysOff,
  type IsoDate,
} from '@almanaque/shared-contracts';

/** Whether there is time to prepare something, and until when. */
export type LeadTime =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'past' }
  | { readonly kind: 'in-time'; readonly startBy: IsoDate }
  | { readonly kind: 'last-day' }
  | {
      readonly kind: 'late';
      readonly left: number;
      readonly asks: number;
      /** The dearest of the three that can still be done; null when none can. */
      readonly fits: BudgetTier | null;
    };

export interface Option {
  readonly tier: BudgetTier;
  readonly leadDays: number | null;
}

interface Situation {
  /** When it is celebrated. */
  readonly day: IsoDate;
  readonly today: IsoDate;
  readonly leadDays: number | null;
  /** The recommendations shown, from no budget to high. */
  readonly options: readonly Option[];
  readonly daysOff: DaysOff;
}

export function leadTime({ day, today, leadDays, options, daysOff }: Situation): LeadTime {
  if (day < today) return { kind: 'past' };
  if (leadDays === null) return { kind: 'unknown' };
  const startBy = businessDaysBefore(day, leadDays, daysOff);
  if (today < startBy) return { kind: 'in-time', startBy };
  if (today === startBy) return { kind: 'last-day' };
  const left = businessDaysLeft(today, day, daysOff);
  const fits = options.findLast((option) => option.leadDays !== null && option.leadDays <= left);
  return { kind: 'late', left, asks: leadDays, fits: fits?.tier ?? null };
}
