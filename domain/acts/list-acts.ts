import { and, count, desc, eq } from 'drizzle-orm'
import type { listActs as call } from '#contract/applications/acts.ts'
import { UndoableKind } from '#contract/applications/application-events.ts'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { database } from '#database/connection.ts'
import { acts } from '#database/schema/acts.ts'
import { accountNames } from '#domain/forms/form-rows.ts'
import { formOf } from '#domain/forms/own-form.ts'

export async function listActs(_: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { companyId, formId, pageNumber, pageSize } = input
  const db = database()
  await formOf(db, input)
  const ofForm = and(eq(acts.formId, formId), eq(acts.companyId, companyId))
  const rows = await db
    .select()
    .from(acts)
    .where(ofForm)
    .orderBy(desc(acts.at), desc(acts.id))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
  const [counted] = await db.select({ total: count() }).from(acts).where(ofForm)
  const names = await accountNames(
    db,
    rows.map(({ accountId }) => accountId),
  )
  return {
    items: rows.map(({ id, kind, accountId, at, changed, refused, detail, undoneAt }) => ({
      id,
      kind,
      by: names.get(accountId) ?? '',
      at: at.toISOString(),
      changed,
      refused: [...refused],
      detail,
      undoneAt: undoneAt?.toISOString() ?? null,
      can: { undo: UndoableKind.safeParse(kind).success && undoneAt === null },
    })),
    total: counted?.total ?? 0,
    pageNumber,
    pageSize,
  }
}
