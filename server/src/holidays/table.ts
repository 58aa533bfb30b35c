import * as z from 'zod';
import y2022 from './data/2022.json' with { type: 'json' };
import y2023 from './data/2023.json' with { type: 'json' };
import y2024 from './data/2024.json' with { type: 'json' };
import y2025 from './data/2025.json' with { type: 'json' };
import y2026 from './data/2026.json' with { type: 'json' };
import y2027 from './data/2027.json' with { type: 'json' };
import { entrySchema, type Entry } from './entry.ts';

const year = (data: unknown): readonly Entry[] => z.array(entrySchema).parse(data);

/** The years whose dates were gathered from the norms themselves. Here the table wins over any rule. */
export const TABLE: ReadonlyMap<number, readonly Entry[]> = new Map([
  [2022, year(y2022)],
  [2023, year(y2023)],
  [2024, year(y2024)],
  [2025, year(y2025)],
  [2026, year(y2026)],
  [2027, year(y2027)],
]);
