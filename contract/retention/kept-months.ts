// For how long finished applications are kept, apart from the schemas, so that a page can use it without loading zod.

/**
 * Half a year at least, in which somebody can object to a result; ten years at most, as long as books are kept. Two years
 * unless the organization says otherwise.
 */
export const keptMonths = { least: 6, most: 120, usual: 24 } as const
