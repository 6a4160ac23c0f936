import { eq, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type {
  addCommunity as addCall,
  changeCommunity as changeCall,
  changeCommunityState as changeStateCall,
} from '#contract/communities/own-communities.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { communities } from '#database/schema/communities.ts'
import { companies } from '#database/schema/companies.ts'
import { sendSignal } from '#database/signals.ts'
import { requirePictures } from '#domain/forms/companies/require-pictures.ts'
import { endMailingsOf } from '#domain/review/mailings/change-mailing.ts'
import { newId } from '#platform/ids.ts'
import { cleanRichText } from '#platform/rich-text.ts'
import { lockOwnCommunity, ownCommunity } from './own-communities.ts'

/** A limit beyond real use, as an organization's list of its communities has no pages. */
const most = 100

export async function addCommunity(
  caller: Caller,
  { companyId, ...change }: Input<typeof addCall>,
): Promise<Output<typeof addCall>> {
  const values = await checked(caller, companyId, change, null)
  const communityId = newId()
  return database().transaction(async (tx) => {
    // Locked, so that two simultaneous requests cannot exceed the limit.
    await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('no key update')
    if ((await tx.$count(communities, eq(communities.companyId, companyId))) >= most)
      throw problem('communities.tooMany', { most })
    await tx.insert(communities).values({ id: communityId, companyId, ...values })
    return ownCommunity(tx, { companyId, communityId })
  })
}

export async function changeCommunity(
  caller: Caller,
  { companyId, communityId, ...change }: Input<typeof changeCall>,
): Promise<Output<typeof changeCall>> {
  const ids = { companyId, communityId }
  return database().transaction(async (tx) => {
    const before = await lockOwnCommunity(tx, ids)
    const values = await checked(caller, companyId, change, before.cover)
    await update(tx, communityId, values)
    return ownCommunity(tx, ids)
  })
}

/** Archiving ends mailings to the community that are not sent yet and returns their credits. */
export async function changeCommunityState(
  caller: Caller,
  { state, ...ids }: Input<typeof changeStateCall>,
): Promise<Output<typeof changeStateCall>> {
  return database().transaction(async (tx) => {
    await lockOwnCommunity(tx, ids)
    const publishedAt = sql`coalesce(${communities.publishedAt}, now())`
    await update(
      tx,
      ids.communityId,
      state === 'published' ? { publishedAt, archivedAt: null } : { archivedAt: sql`now()` },
    )
    if (state === 'archived') await endMailingsOf(tx, caller, ids.communityId)
    return ownCommunity(tx, ids)
  })
}

async function checked(
  caller: Caller,
  companyId: string,
  change: Omit<Input<typeof addCall>, 'companyId'>,
  before: string | null,
) {
  const { about, cover } = change
  await requirePictures(caller, companyId, { cover }, { cover: before }, 'scholarship-files')
  return { ...change, about: cleanRichText(about) }
}

async function update(tx: Transaction, id: string, values: Parameters<ReturnType<Transaction['update']>['set']>[0]) {
  await tx
    .update(communities)
    .set({ ...values, updatedAt: new Date() })
    .where(eq(communities.id, id))
  await sendSignal(tx, { kind: 'purge', tags: ['communities'] })
}
