import * as z from 'zod/mini';

/** As what `GET /api/v1/calendar/export?from&to&format` gives a range to take along. */
export const exportFormatSchema = z.enum(['xlsx', 'csv', 'ics']);
export type ExportFormat = z.infer<typeof exportFormatSchema>;
