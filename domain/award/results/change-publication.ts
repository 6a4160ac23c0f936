import { eq, sql } from 'drizzle-orm'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { jobs } from '#contract/jobs.ts'
import { problem } from '#contract/problems.ts'
import type {
  callOffPublication as callOffCall,
  changePublication as changeCall,
} from '#contract/results/publications.ts'
import type { Publication } from '#contract/results/publishing.ts'
import { database, type Transaction } from '#database/connection.ts'
import { enqueue } from '#database/queue.ts'
import { publications } from '#database/schema/results/publications.ts'
import { formOf } from '#domain/forms/forms/own-form.ts'
import { requireSms } from '#domain/ground/messages/reaches-by-sms.ts'
import { isPublication, type PublicationIds, type PublicationRecord, readPublication } from './publication-rows.ts'

/** Changes the time or letter of a scheduled publication, which from then on runs as the member who changed it. */
export const changePublication = (caller: Caller, input: Input<typeof changeCall>): Promise<Publication> =>
  change(caller, input, async (tx, publication) => {
    if (input.channels.includes('sms')) requireSms()
    const publishAt = new Date(input.publishAt)
    const acceptBy = input.acceptBy === null ? null : new Date(input.acceptBy)
    if (publishAt <= new Date()) throw problem('results.publishAtPast')
    if (acceptBy !== null && acceptBy <= publishAt) throw problem('results.acceptByTooEarly')
    const { asksAcceptance } = await formOf(tx, input)
    if (asksAcceptance && acceptBy === null && publication.decision === 'Approved')
      throw problem('results.acceptByNeeded')
    await enqueue(tx, jobs.publishDue, {}, publishAt)
    const { texts, channels } = input
    return { texts, channels, publishAt, acceptBy, accountId: caller.person?.accountId ?? publication.accountId }
  })

/** Cancels a scheduled publication. Candidates are not notified, as they never knew of it. */
export const callOffPublication = (caller: Caller, input: Input<typeof callOffCall>): Promise<Publication> =>
  change(caller, input, async () => ({ state: 'CalledOff', endedAt: new Date() }))

async function change(
  caller: Caller,
  { version, ...ids }: PublicationIds & { readonly version: number },
  changed: (tx: Transaction, publication: PublicationRecord) => Promise<Partial<PublicationRecord>>,
): Promise<Publication> {
  return database().transaction(async (tx) => {
    await formOf(tx, ids)
    const [publication] = await tx.select().from(publications).where(isPublication(ids)).for('update')
    if (!publication) throw problem('publications.notFound')
    if (publication.state !== 'Scheduled') throw problem('publications.over')
    if (publication.version !== version) throw problem('publications.changedSince')
    await tx
      .update(publications)
      .set({ ...(await changed(tx, publication)), version: sql`${publications.version} + 1` })
      .where(eq(publications.id, publication.id))
    return readPublication(tx, caller, ids)
  })
}
