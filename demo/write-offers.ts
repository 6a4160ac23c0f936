import type { Transaction } from '#database/connection.ts'
import { opportunities, opportunityClaims } from '#database/schema/opportunities.ts'
import { newId } from '#platform/ids.ts'
import { coverOf } from './all-pictures.ts'
import { picked } from './write-candidates.ts'
import type { WrittenOrganization } from './write-organizations.ts'
import type { Clock } from './writing/clock.ts'
import { richText } from './writing/rich-text.ts'

/** Opportunities with the candidates who took them. */
export async function writeOffers(
  tx: Transaction,
  organizations: readonly WrittenOrganization[],
  candidateIds: readonly string[],
  clock: Clock,
) {
  const offered = organizations.flatMap(({ opportunities: offers = [], ...owner }) =>
    offers.map((offer) => ({ ...offer, owner, id: newId(clock.at(offer.starts, '09:00').getTime()) })),
  )
  await tx.insert(opportunities).values(
    offered.map(
      ({
        id,
        owner,
        title,
        summary,
        body,
        language,
        cover,
        gives,
        starts,
        ends,
      }): typeof opportunities.$inferInsert => ({
        id,
        title,
        summary,
        language: language ?? 'tr',
        code: 'code' in gives ? gives.code : null,
        link: 'link' in gives ? gives.link : null,
        companyId: owner.companyId,
        body: richText(body),
        cover: coverOf(owner, cover, title).key,
        startsAt: clock.at(starts, '09:00'),
        endsAt: ends === null ? null : clock.at(ends),
        createdAt: clock.at(starts, '09:00'),
      }),
    ),
  )
  await tx.insert(opportunityClaims).values(
    offered.flatMap(({ id: opportunityId, taken, starts }, place) =>
      picked(candidateIds, taken, place * 17).map((candidateId, at) => ({
        opportunityId,
        candidateId,
        claimedAt: clock.at(Math.min(starts + at, -1), '18:30'),
      })),
    ),
  )
}
