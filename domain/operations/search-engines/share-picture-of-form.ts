import { and, eq, sql } from 'drizzle-orm'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { listings } from '#database/schema/forms.ts'
import { isGone, stateOfListing } from '#domain/ground/published-forms/listing-state.ts'
import { drawSharePicture, type SharePicture } from '#platform/drawing/share-picture.ts'
import { formatDate } from '#platform/text/dates.ts'
import type { Language } from '#platform/text/locales.ts'
import { formatMoney } from '#platform/text/money.ts'
import { translate } from '#platform/texts.ts'

/** The preview picture of a listing's address. */
export async function sharePictureOfForm(number: number, language: Language): Promise<Buffer> {
  const [found] = await database()
    .select({ listing: listings, state: stateOfListing })
    .from(listings)
    .where(and(eq(listings.number, number), sql`not ${isGone}`))
  if (!found) throw problem('forms.notFound')
  return drawSharePicture(words(found, language))
}

type Found = { readonly listing: typeof listings.$inferSelect; readonly state: string }

function words({ listing, state }: Found, language: Language): SharePicture {
  const say = (key: string, values = {}) => translate(language, key, values)
  const { amountMinor, currency, period, quota, closesAt } = listing
  const facts = [
    amountMinor !== null && currency && period
      ? say('sharePicture.amount', { amount: formatMoney({ amount: amountMinor, currency }, language), period })
      : undefined,
    quota === null ? undefined : say('sharePicture.quota', { quota }),
    state === 'Closed' ? say('listings.closed') : undefined,
  ]
  const date = closesAt && formatDate(closesAt, language)
  return {
    title: listing.title,
    organization: listing.companyName,
    facts: facts.filter((fact) => fact !== undefined),
    deadline: date && state !== 'Closed' ? say('sharePicture.deadline', { date }) : null,
    kindLabel: say('sharePicture.kind', { type: listing.type }),
    seed: listing.number,
  }
}
