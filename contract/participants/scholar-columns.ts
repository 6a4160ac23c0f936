// Participant columns of an import file, beside the identity; without schemas, so that pages can use it without loading
// zod.

/** The bank account, and the individual payment plan. */
export const scholarFields = ['iban', 'accountHolder', 'amount', 'firstMonth', 'months'] as const
export type ScholarField = (typeof scholarFields)[number]
