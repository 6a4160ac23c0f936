import { and, eq, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { listMatches as call, Match } from '#contract/candidate-dashboard.ts'
import type { Eligibility } from '#contract/forms/eligibility.ts'
import { database } from '#database/connection.ts'
import { preparedOn } from '#database/prepared-on.ts'
import { companies } from '#database/schema/companies.ts'
import { forms, formVersions, listings } from '#database/schema/forms.ts'
import { gpaSystems } from '#database/schema/reference.ts'
import { conditionNames } from '#domain/candidates/eligibility/condition-names.ts'
import { judge } from '#domain/candidates/eligibility/judge.ts'
import { wordFits } from '#domain/candidates/eligibility/word-conditions.ts'
import { listingFields, toListing } from '#domain/forms/listings/listing-row.ts'
import { translate } from '#platform/texts.ts'
import { readEligibilityProfile } from '../../candidates/eligibility/read-eligibility-profile.ts'
import { areMore, findMatching } from './find-matching.ts'
import { looksFor } from './looks-for.ts'
import { relevanceOf } from './relevance.ts'
import { standingOf, standings } from './standing.ts'

/**
 * PostgreSQL preselects by the columns of the listings; `judge` then decides and gives the reasons. They differ in one
 * case: a candidate without any education is asked for one, even if all levels may apply.
 */
export async function listMatches(
  { language }: Caller,
  { candidateId, type, limit }: Input<typeof call>,
): Promise<Output<typeof call>> {
  const db = database()
  const [profile, systems] = await Promise.all([readEligibilityProfile(db, candidateId), db.select().from(gpaSystems)])
  const context = { today: new Date(), gpaSystems: systems }
  // More than are shown, so that forms of organizations that target this candidate are found even if they close a
  // little later.
  const standing = standingOf(profile, context)
  const wanted = { candidateId, standing, relevance: relevanceOf(profile), type, limit: limit * 4 }
  const [fitting, nearly] = await Promise.all([
    findMatching({ ...wanted, of: standings.fits }),
    findMatching({ ...wanted, of: standings.almost }),
  ])
  const found = [...fitting, ...nearly]
  const places = new Map(found.map((formId, place) => [formId, place]))
  const rows = (await rowsOf(found)).sort(
    (one, other) => (places.get(one.listing.formId) ?? 0) - (places.get(other.listing.formId) ?? 0),
  )
  const names = await conditionNames(
    db,
    language,
    rows.flatMap(({ eligibility }) => eligibility),
    profile,
  )
  const matches = rows.map(({ listing, eligibility, targeting }): Match & { misses: number } => {
    const shown = toListing(listing)
    const isLookedFor = looksFor(targeting, listing.type, profile, context)
    const looked = isLookedFor ? [translate(language, 'matching.lookedFor', { company: shown.company.name })] : []
    const items = wordFits(judge(eligibility, profile, context), language, names)
    const [missing = null, ...others] = items.filter(({ fit }) => fit !== 'fits')
    const reasons = [...looked, ...items.filter(({ fit }) => fit === 'fits').map(({ reason }) => reason)]
    return { listing: shown, isLookedFor, reasons, missing, misses: missing ? 1 + others.length : 0 }
  })
  const withMisses = (count: number) =>
    matches
      .flatMap(({ misses, ...match }) => (misses === count ? [match] : []))
      .sort((one, other) => Number(other.isLookedFor) - Number(one.isLookedFor))
      .slice(0, limit)
  const [fits, almost] = [withMisses(0), withMisses(1)]
  return { fits, almost, isMore: (fits.length < limit || almost.length < limit) && (await areMore(type)) }
}

const rowsOf = async (formIds: readonly string[]) =>
  formIds.length === 0 ? [] : rowsOn(database()).execute({ formIds: [...formIds] })

const rowsOn = preparedOn((db) =>
  db
    .select({
      listing: listingFields,
      eligibility: sql<Eligibility>`${formVersions.content} -> 'eligibility'`,
      targeting: companies.targeting,
    })
    .from(listings)
    .innerJoin(companies, eq(companies.id, listings.companyId))
    .innerJoin(forms, eq(forms.id, listings.formId))
    .innerJoin(formVersions, and(eq(formVersions.formId, forms.id), eq(formVersions.version, forms.publishedVersion)))
    .where(sql`${listings.formId} = any(${sql.placeholder('formIds')}::uuid[])`)
    .prepare('matching_listings'),
)
