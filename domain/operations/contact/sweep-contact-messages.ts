import { lt, sql } from 'drizzle-orm'
import type { JobInput, jobs } from '#contract/jobs.ts'
import { database } from '#database/connection.ts'
import { contactMessages } from '#database/schema/contact.ts'

export async function sweepContactMessages({ days }: JobInput<typeof jobs.sweepContactMessages>) {
  await database()
    .delete(contactMessages)
    .where(lt(contactMessages.createdAt, sql`now() - make_interval(days => ${days})`))
}
