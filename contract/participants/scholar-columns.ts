// What a file says of a participant beside who it is, apart from the schemas, so that a page can use it without loading zod.

/** The account, and the plan of one person alone. */
export const scholarFields = ['iban', 'accountHolder', 'amount', 'firstMonth', 'months'] as const
export type ScholarField = (typeof scholarFields)[number]
