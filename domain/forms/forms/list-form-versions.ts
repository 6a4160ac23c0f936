import { desc, eq } from 'drizzle-orm'
import type { Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { listFormVersions as call } from '#contract/forms/form-history.ts'
import { database } from '#database/connection.ts'
import { formVersions } from '#database/schema/forms.ts'
import { accountNames } from './form-rows.ts'
import { type FormIds, formOf } from './own-form.ts'

export async function listFormVersions(_: Caller, ids: FormIds): Promise<Output<typeof call>> {
  const { id } = await formOf(database(), ids)
  const rows = await database()
    .select()
    .from(formVersions)
    .where(eq(formVersions.formId, id))
    .orderBy(desc(formVersions.version))
    .limit(100)
  const names = await accountNames(
    database(),
    rows.flatMap(({ publishedBy }) => publishedBy ?? []),
  )
  return {
    items: rows.map(({ version, content, publishedAt, publishedBy }) => ({
      version,
      content,
      publishedAt: publishedAt.toISOString(),
      publishedBy: names.get(publishedBy ?? '') ?? null,
    })),
  }
}
