import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { announce as call } from '#contract/operations/announcements.ts'
import { database } from '#database/connection.ts'
import { accounts, companyMembers } from '#database/schema/accounts.ts'
import { notifyEach } from '#domain/ground/notifications/notify-each.ts'
import { recordOperatorAct } from '#domain/ground/operator-acts/record-operator-act.ts'

/** Notifies the Roots of all organizations, each in their language. E-mailed regardless of preferences. */
export async function announce(caller: Caller, words: Input<typeof call>): Promise<Output<typeof call>> {
  return database().transaction(async (tx) => {
    const roots = await tx
      .select({ accountId: accounts.id, language: accounts.language })
      .from(companyMembers)
      .innerJoin(accounts, eq(accounts.id, companyMembers.accountId))
      .where(and(eq(companyMembers.userType, 'Root'), isNull(accounts.deletedAt), isNotNull(accounts.emailVerifiedAt)))
    await notifyEach(
      tx,
      roots.map(({ accountId, language }) => ({
        accountId,
        event: 'announced',
        values: { title: words[language] },
        address: '/organizations-dashboard',
        always: true,
      })),
      { readers: 'Company', kind: 'credits' },
    )
    await recordOperatorAct(tx, caller, { act: 'announced', about: `${words.tr}\n${words.en}` })
    return { told: roots.length }
  })
}
