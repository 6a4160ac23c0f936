import type { AskedDocuments } from '#contract/applying/application-documents.ts'
import type { Caller } from '#contract/caller.ts'
import { database } from '#database/connection.ts'
import { type ApplicationIds, ownApplication } from '#domain/applying/applications/own-application.ts'
import { describeRequiredDocuments } from './describe-required-documents.ts'

export async function listApplicationDocuments(caller: Caller, ids: ApplicationIds): Promise<AskedDocuments> {
  return describeRequiredDocuments(database(), caller, await ownApplication(database(), ids))
}
