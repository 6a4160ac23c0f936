import type { Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { listAddedDocuments as call } from '#contract/review/added-documents.ts'
import { database } from '#database/connection.ts'
import { isGranted } from '#domain/accounts/company-accounts/is-granted.ts'
import { accountNames } from '#domain/forms/forms/form-rows.ts'
import { fileInfo } from '#domain/ground/files/file-info.ts'
import { type ApplicationIds, requireReviewed } from '#domain/review/review/reviewed-application.ts'
import { addedDocumentsOf } from './added-documents-of.ts'

export async function listAddedDocuments(caller: Caller, ids: ApplicationIds): Promise<Output<typeof call>> {
  const db = database()
  await requireReviewed(db, ids)
  const rows = await addedDocumentsOf(ids.appId, caller.language)
  const names = await accountNames(
    db,
    rows.map(({ added }) => added.addedBy),
  )
  const can = { remove: isGranted(caller, 'Applications', 'write') }
  const items = rows.map(async ({ added: { id, isShown, addedBy, addedAt }, file, typeName }) => ({
    id,
    typeName,
    isShown,
    by: names.get(addedBy) ?? '',
    addedAt: addedAt.toISOString(),
    file: await fileInfo(caller, file, ids.appId),
    can,
  }))
  return { items: await Promise.all(items) }
}
