import { and, desc, eq } from 'drizzle-orm'
import type { readBankInfo as call } from '#contract/bank-infos.ts'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { bankInfos } from '#database/schema/bank-infos.ts'
import { candidates } from '#database/schema/candidates.ts'
import { shownBank, toBankInfo } from './to-bank-info.ts'

export async function readBankInfo(_: Caller, { candidateId, id }: Input<typeof call>): Promise<Output<typeof call>> {
  const db = database()
  const [own] = await db
    .select({ bankSealed: candidates.bankSealed })
    .from(applications)
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .where(and(eq(applications.id, id), eq(applications.candidateId, candidateId)))
  if (!own) throw problem('applications.notFound')
  const rows = await db
    .select()
    .from(bankInfos)
    .where(eq(bankInfos.applicationId, id))
    .orderBy(desc(bankInfos.requestedAt), desc(bankInfos.id))
  return {
    items: await Promise.all(rows.map((row) => toBankInfo(db, row))),
    profile: await shownBank(db, own.bankSealed),
  }
}
