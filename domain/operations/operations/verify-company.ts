import { eq } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { verifyCompany as verifyCall } from '#contract/operations/organizations.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { companies } from '#database/schema/companies.ts'
import { sendSignal } from '#database/signals.ts'
import { recordOperatorAct } from '#domain/ground/operator-acts/record-operator-act.ts'

/**
 * Grants or revokes an organization's badge, and purges all cached pages, as every page that names the organization
 * shows it.
 */
export async function verifyCompany(
  caller: Caller,
  { id, verified }: Input<typeof verifyCall>,
): Promise<Output<typeof verifyCall>> {
  await database().transaction(async (tx) => {
    const [changed] = await tx
      .update(companies)
      .set({ verifiedAt: verified ? new Date() : null })
      .where(eq(companies.id, id))
      .returning({ name: companies.name })
    if (!changed) throw problem('companies.notFound')
    const act = verified ? 'companyVerified' : 'companyUnverified'
    await recordOperatorAct(tx, caller, { act, about: changed.name, companyId: id })
    await sendSignal(tx, { kind: 'purge', tags: ['companies', 'listings'] })
  })
  return { verified }
}
