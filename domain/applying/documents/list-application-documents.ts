import type { AskedDocuments } from '#contract/application-documents.ts'
import type { Caller } from '#contract/caller.ts'
import { database } from '#database/connection.ts'
import { type ApplicationIds, applicationOf } from '#domain/applications/own-application.ts'
import { describeDocuments } from './describe-documents.ts'

export async function listApplicationDocuments(caller: Caller, ids: ApplicationIds): Promise<AskedDocuments> {
  return describeDocuments(database(), caller, await applicationOf(database(), ids))
}
