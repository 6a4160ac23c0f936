import { eq } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { verifyCompany as verifyCall } from '#contract/contact.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { companies } from '#database/schema/companies.ts'
import { sendSignal } from '#database/signals.ts'

/** The badge stands on every page that names the organization, so all of them are made anew. */
export async function verifyCompany(
  _caller: Caller,
  { id, verified }: Input<typeof verifyCall>,
): Promise<Output<typeof verifyCall>> {
  await database().transaction(async (tx) => {
    const changed = await tx
      .update(companies)
      .set({ verifiedAt: verified ? new Date() : null })
      .where(eq(companies.id, id))
      .returning({ id: companies.id })
    if (changed.length === 0) throw problem('companies.notFound')
    await sendSignal(tx, { kind: 'purge', tags: ['companies', 'listings'] })
  })
  return { verified }
}
