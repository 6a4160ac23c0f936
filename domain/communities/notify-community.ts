import { and, eq, isNull } from 'drizzle-orm'
import { hasAccess } from '#contract/access.ts'
import type { Transaction } from '#database/connection.ts'
import { accounts, companyMembers } from '#database/schema/accounts.ts'
import type { communities } from '#database/schema/communities.ts'
import { companies } from '#database/schema/companies.ts'
import type { CandidateEvent } from '#domain/ground/notifications/news-text.ts'
import { notify } from '#domain/ground/notifications/notify.ts'
import { notifyMembers } from '#domain/ground/notifications/notify-members.ts'

type Community = Pick<typeof communities.$inferSelect, 'id' | 'companyId' | 'name'>

/** Notifies members of the organization who may answer a request to join; once, until they read it. */
export async function notifyRequested(tx: Transaction, { id, companyId, name }: Community) {
  const members = await tx
    .select({
      accountId: accounts.id,
      userType: companyMembers.userType,
      permissions: companyMembers.permissions,
    })
    .from(companyMembers)
    .innerJoin(accounts, eq(accounts.id, companyMembers.accountId))
    .where(and(eq(companyMembers.companyId, companyId), isNull(accounts.deletedAt)))
  const readers = members.filter((member) => hasAccess(member, 'Communities', 'write'))
  await notifyMembers(
    tx,
    readers.map(({ accountId }) => ({ accountId, values: { title: name } })),
    {
      kind: 'communities',
      event: 'communityRequested',
      address: `/organizations-dashboard/communities/${id}?state=requested`,
      renews: true,
    },
  )
}

export type CommunityEvent = Extract<CandidateEvent, `community${string}`>

/** Notifies candidates of what the organization did, by their preferences. */
export async function notifyCandidates(
  tx: Transaction,
  community: Community,
  event: CommunityEvent,
  candidateIds: readonly string[],
  more: Readonly<Record<string, string>> = {},
) {
  if (candidateIds.length === 0) return
  const { id, companyId, name } = community
  const [company] = await tx.select({ name: companies.name }).from(companies).where(eq(companies.id, companyId))
  const isOver = event === 'communityRefused' || event === 'communityRemoved'
  await notify(tx, candidateIds, {
    kind: 'communities',
    event,
    values: { title: name, companyName: company?.name ?? '', ...more },
    address: isOver ? '/student-dashboard/communities' : `/student-dashboard/communities/${id}`,
    mail: isOver ? 'digest' : 'now',
  })
}
