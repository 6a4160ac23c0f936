import { and, eq } from 'drizzle-orm'
import { formTypes, listAddresses } from '#contract/forms/form-facts.ts'
import { type SharedPage, sharedPages } from '#contract/listings/share-pictures.ts'
import { database } from '#database/connection.ts'
import { communities } from '#database/schema/communities.ts'
import { companies } from '#database/schema/companies.ts'
import { listings } from '#database/schema/forms.ts'
import { opportunities } from '#database/schema/opportunities.ts'
import { isPublic } from '#domain/communities/list-communities.ts'
import { hasSomethingToShow } from '#domain/forms/company-pages/shown-companies.ts'
import { isRunning } from '#domain/forms/opportunities/list-opportunities.ts'
import { isInState } from '#domain/ground/published-forms/listing-state.ts'
import { drawSharePicture } from '#platform/drawing/share-picture.ts'
import type { Language } from '#platform/text/locales.ts'
import { translate } from '#platform/texts.ts'

/** The preview picture of the landing page or a list, with the number of entries. */
export async function sharePictureOfPage(page: SharedPage, language: Language): Promise<Buffer> {
  const say = (key: string, values = {}) => translate(language, key, values)
  const facts = await factsOf(page)
  return drawSharePicture({
    title: say('sharePicture.page', { page }),
    organization: say('sharePicture.page.lead', { page }),
    facts: facts.filter(({ count }) => count > 0).map(({ what, count }) => say('sharePicture.count', { what, count })),
    deadline: null,
    kindLabel: '',
    seed: Object.keys(sharedPages).indexOf(page),
  })
}

interface Fact {
  readonly what: 'forms' | 'organizations' | 'opportunities' | 'communities'
  readonly count: number
}

async function factsOf(page: SharedPage): Promise<readonly Fact[]> {
  const type = formTypes.find((formType) => listAddresses[formType] === sharedPages[page])
  const forms = async () => ({ what: 'forms', count: await database().$count(listings, openOf(type)) }) as const
  const organizations = async () =>
    ({ what: 'organizations', count: await database().$count(companies, hasSomethingToShow) }) as const
  if (page === 'organizations') return [await organizations()]
  if (page === 'opportunities') return [{ what: page, count: await database().$count(opportunities, isRunning()) }]
  if (page === 'communities') return [{ what: page, count: await database().$count(communities, isPublic) }]
  return page === 'home' ? Promise.all([forms(), organizations()]) : [await forms()]
}

const openOf = (type: (typeof formTypes)[number] | undefined) =>
  and(isInState('Open'), type === undefined ? undefined : eq(listings.type, type))
