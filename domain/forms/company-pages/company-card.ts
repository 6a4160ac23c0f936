import type { CompanyCard } from '#contract/listings/listings.ts'
import { companies } from '#database/schema/companies.ts'
import { cities } from '#database/schema/reference.ts'
import { companyTypeName } from '#domain/forms/company-pages/company-preview.ts'
import { richTextToPlain } from '#platform/rich-text.ts'
import type { Language } from '#platform/text/locales.ts'
import { pictureAddress } from '#platform/text/media-addresses.ts'
import { openForms } from './shown-companies.ts'

/** The columns of an organization's card, from `companies` joined with `cities`. */
export const companyCardFields = {
  id: companies.id,
  number: companies.number,
  type: companies.type,
  photo: companies.photo,
  banner: companies.banner,
  name: companies.name,
  about: companies.about,
  followers: companies.followers,
  verifiedAt: companies.verifiedAt,
  city: { id: cities.id, name: cities.name },
  openForms,
}

type Row = Pick<
  typeof companies.$inferSelect,
  'id' | 'number' | 'type' | 'photo' | 'banner' | 'name' | 'about' | 'followers' | 'verifiedAt'
> &
  Pick<CompanyCard, 'city' | 'openForms'>

export function toCompanyCard(
  { number, type, about, verifiedAt, photo, banner, ...row }: Row,
  language: Language,
): CompanyCard {
  return {
    ...row,
    companyNumber: number,
    type: { id: type, name: companyTypeName(type, language) },
    photo: pictureAddress(photo),
    banner: pictureAddress(banner),
    verified: verifiedAt !== null,
    summary: richTextToPlain(about, 200),
  }
}
