import { and, count, desc, eq } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { listPublications as call } from '#contract/results/publications.ts'
import { database } from '#database/connection.ts'
import { publications } from '#database/schema/results/publications.ts'
import { formOf } from '#domain/forms/forms/own-form.ts'
import { describePublication, selectPublications } from './publication-rows.ts'

export async function listPublications(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { companyId, formId, pageNumber, pageSize } = input
  const db = database()
  await formOf(db, input)
  const ofForm = and(eq(publications.formId, formId), eq(publications.companyId, companyId))
  const rows = await selectPublications(db)
    .where(ofForm)
    .orderBy(desc(publications.createdAt), desc(publications.id))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
  const [counted] = await db.select({ total: count() }).from(publications).where(ofForm)
  return {
    items: rows.map((row) => describePublication(caller, row)),
    total: counted?.total ?? 0,
    pageNumber,
    pageSize,
  }
}
