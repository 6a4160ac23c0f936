import { z } from 'zod'
import { oneLine } from '../fields/one-line.ts'

/** `topUp` adds credits to the running package; `agreement` has a negotiated price. */
export const PackageKind = z.enum(['trial', 'package', 'agreement', 'topUp'])
export type PackageKind = z.infer<typeof PackageKind>

/** The id of a package, in addresses and orders. */
export const PackageId = z.string().regex(/^[a-z0-9-]{2,50}$/, 'fields.id')

export const PackageWords = z.object({ tr: oneLine(200).min(1), en: oneLine(200).min(1) })
export type PackageWords = z.infer<typeof PackageWords>

const credits = z.number().int()
const minor = z.number().int()

/** The content of a purchase: credits, validity, and price. */
export const boughtFields = {
  kind: PackageKind,
  name: z.string(),
  applicationCredit: credits,
  documentCredit: credits,
  messageCredit: credits,
  months: z
    .number()
    .int()
    .describe('How long the credits are valid, together with `days`; those of a top-up end with the package'),
  days: z.number().int(),
  carriesOver: z.boolean().describe('What is left of the previous package is kept when this one starts'),
  currency: z.literal('TRY'),
  vatRate: z.number().int().describe('In hundredths of a percent'),
}

export const OfferedPackage = z
  .object({
    id: z.string(),
    note: z.string(),
    ...boughtFields,
    priceMinor: minor.nullable().describe('Excluding VAT; null for a price by agreement'),
    vatMinor: minor.nullable(),
    totalMinor: minor.nullable().describe('Including VAT'),
    isCurrent: z.boolean(),
    can: z.object({ order: z.boolean() }),
  })
  .meta({ id: 'OfferedPackage' })
export type OfferedPackage = z.infer<typeof OfferedPackage>
