import { and, eq, isNull } from 'drizzle-orm'
import { sharedParts } from '#contract/communities/community-facts.ts'
import type { Transaction } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { candidates } from '#database/schema/candidates.ts'
import {
  announcementReadings,
  communities,
  communityAnnouncements,
  communityMembers,
} from '#database/schema/communities.ts'
import { newId } from '#platform/ids.ts'
import { coverOf } from './all-pictures.ts'
import { picked } from './write-candidates.ts'
import type { WrittenOrganization } from './write-organizations.ts'
import type { Clock } from './writing/clock.ts'
import { richText } from './writing/rich-text.ts'

/** Communities with their members, some who ask to join, and what was announced. */
export async function writeCommunities(
  tx: Transaction,
  organizations: readonly WrittenOrganization[],
  candidateIds: readonly string[],
  clock: Clock,
) {
  const groups = organizations.flatMap(({ communities: groupsOf = [], ...owner }) =>
    groupsOf.map((group) => ({ ...group, owner, id: newId(clock.at(-group.begun, '11:00').getTime()) })),
  )
  const own = await ownCandidate(tx)
  const rows = groups.flatMap(({ id: communityId, members, requests = 0, begun }, place) =>
    picked(candidateIds, members + requests, place * 23).map(
      (candidateId, at): typeof communityMembers.$inferInsert => {
        const isIn = at < members
        const since = isIn ? clock.at(-Math.max(1, begun - at * 5), '14:20') : clock.at(-1 - (at % 6), '19:40')
        return {
          communityId,
          candidateId,
          state: isIn ? 'member' : 'requested',
          since,
          consentedAt: since,
          shares: sharedParts.filter((_, part) => (at + part) % 3 > 0),
          note: isIn ? '' : (notes[at % notes.length] ?? ''),
        }
      },
    ),
  )
  // The demo candidate is in the first one, and is invited to the second.
  const [first, second] = groups
  if (own && first && second)
    rows.push(
      { communityId: first.id, candidateId: own, ...joined(clock.at(-60, '16:30')), shares: ['education'] },
      { communityId: second.id, candidateId: own, state: 'invited', since: clock.at(-3, '11:45') },
    )
  const membersIn = (id: string) =>
    rows.filter(({ communityId, state }) => communityId === id && state === 'member').length
  await tx.insert(communities).values(
    groups.map(
      ({ id, owner, name, summary, about, language, cover, joinRule, begun }): typeof communities.$inferInsert => ({
        id,
        name,
        summary,
        language: language ?? 'tr',
        joinRule,
        members: membersIn(id),
        companyId: owner.companyId,
        about: richText(about),
        cover: coverOf(owner, cover, name).key,
        publishedAt: clock.at(-begun, '11:00'),
        createdAt: clock.at(-begun, '11:00'),
        updatedAt: clock.at(-begun, '11:00'),
      }),
    ),
  )
  await tx.insert(communityMembers).values(rows)
  await writeAnnouncements(tx, groups, rows, clock)
}

const joined = (since: Date) => ({ state: 'member' as const, since, consentedAt: since })

async function ownCandidate(tx: Transaction): Promise<string | undefined> {
  const [own] = await tx
    .select({ id: candidates.id })
    .from(candidates)
    .innerJoin(accounts, eq(accounts.id, candidates.accountId))
    .where(and(eq(accounts.email, 'aday@kopru.test'), isNull(accounts.deletedAt)))
  return own?.id
}

type Member = typeof communityMembers.$inferInsert
type Group = NonNullable<WrittenOrganization['communities']>[number] & {
  readonly id: string
  readonly owner: Pick<WrittenOrganization, 'memberIds'>
}

async function writeAnnouncements(tx: Transaction, groups: readonly Group[], members: readonly Member[], clock: Clock) {
  const told = groups.flatMap(({ id: communityId, owner, announcements = [] }) =>
    announcements.map((announcement) => ({ ...announcement, communityId, accountId: owner.memberIds[0], id: newId() })),
  )
  const membersOf = (communityId: string) =>
    members.filter((member) => member.communityId === communityId && member.state === 'member')
  await tx.insert(communityAnnouncements).values(
    told.map(({ id, communityId, accountId, title, body, days, pinned }) => {
      const at = clock.at(-days, '10:15')
      const values = { id, communityId, accountId, title, body: richText(body), publishAt: at }
      if (days < 0) return values
      return { ...values, publishedAt: at, reached: membersOf(communityId).length, pinnedAt: pinned ? at : null }
    }),
  )
  await tx.insert(announcementReadings).values(
    told.flatMap(({ id: announcementId, communityId, days }) =>
      days < 0
        ? []
        : membersOf(communityId)
            .filter((_, at) => at % 3 > 0)
            .map(({ candidateId }) => ({
              announcementId,
              candidateId,
              readAt: clock.at(-Math.max(0, days - 1), '08:05'),
            })),
    ),
  )
}

const notes = [
  'Geçen yıl bursiyerinizdim, mezun oldum. Yeni gelenlere yol göstermek isterim.',
  'Sınıf arkadaşım anlattı; mülakat çalışmalarına katılmak istiyorum.',
  'İstanbul’dayım, buluşmalara gelebilirim.',
]
