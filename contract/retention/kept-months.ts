// The retention of finished applications, without schemas, so that pages can use it without loading zod.

/**
 * At least half a year, in which candidates can object to a result; at most ten years, the retention of accounting
 * records. Two years by default.
 */
export const keptMonths = { least: 6, most: 120, usual: 24 } as const
