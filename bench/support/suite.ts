/** What a figure counts; 'ratio' is already one figure over another. */
export const UNITS = ['ms', 'KiB', 'MiB', 'count', 'per second', 'ratio'] as const;
export type Unit = (typeof UNITS)[number];

/**
 * One thing measured of one contestant, once a round. Names are read by people, in BENCHMARKS.md and in
 * the report, and so are in Spanish.
 */
export interface Figure {
  /** Who: 'Almanaque', 'Un solo paquete', 'FullCalendar 7', … */
  readonly contestant: string;
  /** Under what circumstances: 'en frío, 40 ms, 10 Mbit/s', '10.000 eventos', … */
  readonly scenario: string;
  /** What: 'mes siguiente, del clic al cuadro', 'código', … */
  readonly metric: string;
  readonly unit: Unit;
  /** In the order measured; rounds of all contestants are interleaved. */
  readonly samples: readonly number[];
}

/** What a suite is held to. Reached when `value` is at most `limit`. */
export interface Goal {
  readonly title: string;
  readonly unit: Unit;
  readonly limit: number;
  readonly value: number;
  /** How `value` follows from the figures, and what is known of it elsewhere. */
  readonly note?: string;
}

export interface SuiteResult {
  readonly figures: readonly Figure[];
  readonly goals: readonly Goal[];
  /** What a reader must know to read the figures rightly. */
  readonly notes: readonly string[];
}

export interface SuiteOptions {
  /** How often each contestant is measured. */
  readonly rounds: number;
  /** One line of progress. */
  readonly say: (line: string) => void;
}

/** One of `npm run bench`'s folders. */
export interface Suite {
  readonly name: string;
  readonly title: string;
  /** More rounds than these are not worth their time. */
  readonly maxRounds?: number;
  /** Builds what it needs; whether a goal is reached is for the reader, and no failure. */
  readonly run: (options: SuiteOptions) => Promise<SuiteResult>;
}
