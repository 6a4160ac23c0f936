import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { openBlankForm as call } from '#contract/blank-forms.ts'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { namesBlank } from '#database/blank-forms-named.ts'
import { database } from '#database/connection.ts'
import { files } from '#database/schema/files.ts'
import { forms, formVersions } from '#database/schema/forms.ts'
import { sentColumns, storedFile } from '#domain/ground/files/stored-file.ts'

/**
 * Opens a published blank form, for everybody: earlier versions are still being answered. One that only the draft has
 * is not found.
 */
export async function openBlankForm(_: Caller, { formId, fileId }: Input<typeof call>): Promise<Output<typeof call>> {
  const [row] = await database()
    .select(sentColumns)
    .from(files)
    .innerJoin(forms, eq(forms.companyId, files.companyId))
    .where(
      and(
        eq(files.id, fileId),
        eq(forms.id, formId),
        isNotNull(forms.publishedVersion),
        isNull(forms.suspendedAt),
        sql`exists (select from ${formVersions} where ${formVersions.formId} = ${forms.id}
          and ${namesBlank(sql`${formVersions.content}`)})`,
      ),
    )
  return { ...(await storedFile(row)), inline: false }
}
