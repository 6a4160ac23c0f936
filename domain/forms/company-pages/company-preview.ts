import { eq, type SQL } from 'drizzle-orm'
import type { CompanyPreview } from '#contract/companies/companies.ts'
import { lastingPhone } from '#contract/fields/phone-numbers.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { companies } from '#database/schema/companies.ts'
import { cities, countries, towns } from '#database/schema/reference.ts'
import { openForms } from '#domain/forms/company-pages/shown-companies.ts'
import { nameIn } from '#domain/ground/reference/names.ts'
import type { Language } from '#platform/text/locales.ts'
import { pictureAddress } from '#platform/text/media-addresses.ts'
import { translate } from '#platform/texts.ts'
import { shownSection } from './shown-section.ts'

/** The public preview of the organization that a condition on `companies` names. */
export async function companyPreview(
  db: Database | Transaction,
  where: SQL | undefined,
  language: Language,
): Promise<CompanyPreview | undefined> {
  const [row] = await db
    .select({
      company: companies,
      country: { id: countries.id, name: nameIn(language, countries) },
      city: { id: cities.id, name: cities.name },
      town: { id: towns.id, name: towns.name },
      openForms,
    })
    .from(companies)
    .leftJoin(countries, eq(countries.id, companies.countryId))
    .leftJoin(cities, eq(cities.id, companies.cityId))
    .leftJoin(towns, eq(towns.id, companies.townId))
    .where(where)
    .limit(1)
  if (!row) return undefined
  const { company, country, city, town } = row
  return {
    id: company.id,
    companyNumber: company.number,
    type: { id: company.type, name: companyTypeName(company.type, language) },
    photo: pictureAddress(company.photo),
    banner: pictureAddress(company.banner),
    name: company.name,
    exp: company.about,
    authName: company.authName,
    authTel: company.authTel && lastingPhone(company.authTel),
    email: company.email,
    website: company.website,
    followers: company.followers,
    verified: company.verifiedAt !== null,
    section1: shownSection(company.section1),
    section2: shownSection(company.section2),
    section3: shownSection(company.section3),
    address: company.address,
    country,
    city,
    town,
    lat: company.lat,
    lon: company.lon,
    facebook: company.social.facebook ?? null,
    twitter: company.social.twitter ?? null,
    linkedin: company.social.linkedin ?? null,
    instagram: company.social.instagram ?? null,
    youtube: company.social.youtube ?? null,
    openForms: row.openForms,
  }
}

export const companyTypeName = (type: CompanyPreview['type']['id'], language: Language) =>
  translate(language, 'companyTypes.name', { type })
