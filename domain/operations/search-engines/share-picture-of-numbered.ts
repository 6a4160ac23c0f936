import { and, eq } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import type { SharedKind } from '#contract/listings/share-pictures.ts'
import { database } from '#database/connection.ts'
import { listings } from '#database/schema/forms.ts'
import { readCommunity } from '#domain/communities/read-community.ts'
import { readPublicCompany } from '#domain/forms/company-pages/read-public-company.ts'
import { readOpportunity } from '#domain/forms/opportunities/read-opportunity.ts'
import { isInState } from '#domain/ground/published-forms/listing-state.ts'
import { drawSharePicture, type SharePicture } from '#platform/drawing/share-picture.ts'
import { formatDate } from '#platform/text/dates.ts'
import type { Language } from '#platform/text/locales.ts'
import { translate } from '#platform/texts.ts'
import { sharePictureOfForm } from './share-picture-of-form.ts'

/** The preview picture of the address of a form, organization, opportunity or community. */
export function sharePictureOfNumbered(kind: SharedKind, number: number, language: Language): Promise<Buffer> {
  return draw[kind](number, language)
}

const draw: Readonly<Record<SharedKind, (number: number, language: Language) => Promise<Buffer>>> = {
  forms: sharePictureOfForm,

  async organizations(number, language) {
    const company = await readPublicCompany(nobody(language), { id: String(number) })
    const open = await database().$count(listings, and(eq(listings.companyId, company.id), isInState('Open')))
    return drawSharePicture({
      ...plain(number),
      title: company.name,
      organization: company.type.name,
      facts: open > 0 ? [translate(language, 'sharePicture.count', { what: 'forms', count: open })] : [],
      kindLabel: kindLabel('organizations', language),
    })
  },

  async opportunities(number, language) {
    const { title, company, endsAt } = await readOpportunity(nobody(language), { opportunityNumber: String(number) })
    return drawSharePicture({
      ...plain(number),
      title,
      organization: company.name,
      deadline: endsAt && translate(language, 'sharePicture.until', { date: formatDate(endsAt, language) }),
      kindLabel: kindLabel('opportunities', language),
    })
  },

  async communities(number, language) {
    const { name, company, members } = await readCommunity(nobody(language), { communityNumber: String(number) })
    return drawSharePicture({
      ...plain(number),
      title: name,
      organization: company.name,
      facts: members > 0 ? [translate(language, 'sharePicture.members', { count: members })] : [],
      kindLabel: kindLabel('communities', language),
    })
  },
}

const nobody = (language: Language): Caller => ({ language, requestId: 'share-picture' })
const plain = (seed: number): Pick<SharePicture, 'facts' | 'deadline' | 'seed'> => ({ facts: [], deadline: null, seed })
const kindLabel = (kind: SharedKind, language: Language) => translate(language, 'sharePicture.offer', { kind })
