import { and, eq } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type {
  addOpportunity as addCall,
  changeOpportunity as changeCall,
  removeOpportunity as removeCall,
} from '#contract/opportunities.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { opportunities, opportunityClaims } from '#database/schema/opportunities.ts'
import { sendSignal } from '#database/signals.ts'
import { requirePictures } from '#domain/forms/companies/require-pictures.ts'
import { newId } from '#platform/ids.ts'
import { cleanRichText } from '#platform/rich-text.ts'
import { ownOpportunity } from './own-opportunities.ts'

export async function addOpportunity(
  caller: Caller,
  { companyId, ...change }: Input<typeof addCall>,
): Promise<Output<typeof addCall>> {
  const values = await checked(caller, companyId, change, null)
  const id = newId()
  return database().transaction(async (tx) => {
    await tx.insert(opportunities).values({ id, companyId, ...values })
    await purge(tx)
    return ownOpportunity(tx, companyId, id)
  })
}

export async function changeOpportunity(
  caller: Caller,
  { companyId, opportunityId, ...change }: Input<typeof changeCall>,
): Promise<Output<typeof changeCall>> {
  return database().transaction(async (tx) => {
    const [before] = await tx.select().from(opportunities).where(isOwn(companyId, opportunityId)).for('update')
    if (!before) throw problem('opportunities.notFound')
    const values = await checked(caller, companyId, change, before.cover)
    await tx
      .update(opportunities)
      .set({ ...values, updatedAt: new Date() })
      .where(isOwn(companyId, opportunityId))
    await purge(tx)
    return ownOpportunity(tx, companyId, opportunityId)
  })
}

export async function removeOpportunity(
  _caller: Caller,
  { companyId, opportunityId }: Input<typeof removeCall>,
): Promise<null> {
  await database().transaction(async (tx) => {
    await ownOpportunity(tx, companyId, opportunityId)
    await tx.delete(opportunityClaims).where(eq(opportunityClaims.opportunityId, opportunityId))
    await tx.delete(opportunities).where(isOwn(companyId, opportunityId))
    await purge(tx)
  })
  return null
}

const isOwn = (companyId: string, opportunityId: string) =>
  and(eq(opportunities.companyId, companyId), eq(opportunities.id, opportunityId))

async function checked(
  caller: Caller,
  companyId: string,
  change: Omit<Input<typeof addCall>, 'companyId'>,
  before: string | null,
) {
  const { body, cover, code, link, startsAt, endsAt } = change
  if ((code === null) === (link === null)) throw problem('opportunities.codeOrLink')
  await requirePictures(caller, companyId, { cover }, { cover: before }, 'scholarship-files')
  const ends = endsAt === null ? null : new Date(endsAt)
  return { ...change, body: cleanRichText(body), startsAt: new Date(startsAt), endsAt: ends }
}

const purge = (tx: Transaction) => sendSignal(tx, { kind: 'purge', tags: ['opportunities'] })
