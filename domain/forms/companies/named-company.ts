import type { z } from 'zod'
import type { ListingCompany } from '#contract/listings/listings.ts'
import { companies } from '#database/schema/companies.ts'
import { pictureAddress } from '#platform/text/media-addresses.ts'

/** The columns that describe an organization beside its offers. */
export const companyFields = {
  id: companies.id,
  companyNumber: companies.number,
  name: companies.name,
  photo: companies.photo,
  verifiedAt: companies.verifiedAt,
}

type Row = Pick<typeof companies.$inferSelect, 'id' | 'name' | 'photo' | 'verifiedAt'> & { companyNumber: number }

export function namedCompany({ photo, verifiedAt, ...company }: Row): z.infer<typeof ListingCompany> {
  return { ...company, photo: pictureAddress(photo), verified: verifiedAt !== null }
}
