import { countAdvertisements as countCall, listAdvertisements as listCall } from '#contract/listings/listings.ts'
import { rareName } from '#demo/large/companies.ts'
import { countAdvertisements } from '#domain/forms/listings/count-advertisements.ts'
import { listAdvertisements } from '#domain/forms/listings/list-advertisements.ts'

const visitor = { language: 'tr', requestId: 'bench' } as const
const list = (input: object) => () => listAdvertisements(visitor, listCall.query.parse(input))
const count = (input: object) => () => countAdvertisements(visitor, countCall.query.parse(input))

/** What people do with lists, from the first look to a mistyped word. */
export const searches: Readonly<Record<string, () => Promise<unknown>>> = {
  'scholarships by deadline': list({ type: ['scholarship'] }),
  'everything by deadline, page 30': list({ pageNumber: 30 }),
  'by level and city': list({ type: ['scholarship'], level: ['master'], cityId: [25] }),
  'highest amount in a city': list({ sort: 'amount', cityId: [34] }),
  'a word of few': list({ search: rareName }),
  'a word of many': list({ search: 'burs' }),
  'words of many': list({ search: 'mühendislik bursu' }),
  'words that none has all of': list({ search: `${rareName} yüksek lisans istanbul` }),
  'other words for it': list({ search: 'software internship' }),
  'a mistyped word': list({ search: 'mühendsilik' }),
  'counts of everything': count({}),
  'counts with level and city': count({ type: ['scholarship'], level: ['master'], cityId: [25] }),
  'counts of a search': count({ search: 'burs' }),
}
