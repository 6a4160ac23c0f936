import { sql } from 'drizzle-orm'
import { levelCodes } from '#contract/forms/form-facts.ts'
import type { Listing } from '#contract/listings/listings.ts'
import { companies } from '#database/schema/companies.ts'
import { listings } from '#database/schema/forms.ts'
import { cities } from '#database/schema/reference.ts'
import { coverAddress, pictureAddress } from '#platform/text/media-addresses.ts'
import { stateOfListing } from '../../ground/published-forms/listing-state.ts'

/** The columns of a listing's card, from `listings` joined with `companies`. */
export const listingFields = {
  formId: listings.formId,
  number: listings.number,
  type: listings.type,
  state: stateOfListing,
  title: listings.title,
  summary: listings.summary,
  language: listings.language,
  cover: listings.cover,
  quota: listings.quota,
  levels: listings.levels,
  cities: sql<{ id: number; name: string }[]>`(
    select coalesce(json_agg(json_build_object('id', ${cities.id}, 'name', ${cities.name}) order by ${cities.name} collate turkish), '[]')
    from ${cities} where ${cities.id} = any (${listings.cityIds})
  )`,
  workPlace: listings.workPlace,
  workKind: listings.workKind,
  amountMinor: listings.amountMinor,
  currency: listings.currency,
  period: listings.period,
  times: listings.times,
  opensAt: listings.opensAt,
  closesAt: listings.closesAt,
  publishedAt: listings.publishedAt,
  companyId: companies.id,
  companyNumber: companies.number,
  companyName: companies.name,
  photo: companies.photo,
  verifiedAt: companies.verifiedAt,
}

type Row = Pick<typeof listings.$inferSelect, Exclude<keyof typeof listingFields, keyof Joined>> & Joined

interface Joined extends Pick<typeof companies.$inferSelect, 'photo' | 'verifiedAt'> {
  readonly state: Listing['state']
  readonly cities: Listing['cities']
  readonly companyNumber: number
}

export function toListing(row: Row): Listing {
  const { number, cover, levels, amountMinor, currency, period, times, opensAt, closesAt, publishedAt } = row
  return {
    formId: row.formId,
    formIdentityNumber: number,
    type: row.type,
    state: row.state,
    title: row.title,
    summary: row.summary,
    language: row.language,
    cover: coverAddress(cover),
    company: {
      id: row.companyId,
      companyNumber: row.companyNumber,
      name: row.companyName,
      photo: pictureAddress(row.photo),
      verified: row.verifiedAt !== null,
    },
    amount: amountMinor !== null && currency && period ? { minor: amountMinor, currency, period, times } : null,
    quota: row.quota,
    levels: levels.length === levelCodes.length ? [] : levels,
    cities: row.cities,
    workPlace: row.workPlace,
    workKind: row.workKind,
    opensAt: opensAt?.toISOString() ?? null,
    closesAt: closesAt?.toISOString() ?? null,
    publishedAt: publishedAt.toISOString(),
  }
}
