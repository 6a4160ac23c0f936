import type { Caller } from '#contract/caller.ts'
import type { SentFile } from '#contract/sent-file.ts'
import { database } from '#database/connection.ts'
import { type ApplicationIds, applicationOf } from './own-application.ts'
import { zipFile } from './zip-file.ts'

export async function zipDocuments({ language }: Caller, ids: ApplicationIds): Promise<SentFile> {
  await applicationOf(database(), ids)
  return zipFile(ids.appId, language)
}
