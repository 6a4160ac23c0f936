import type { Caller } from '#contract/caller.ts'
import type { SentFile } from '#contract/sent-file.ts'
import { database } from '#database/connection.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { recordZip } from './record-zip.ts'
import { type ApplicationIds, requireReviewed } from './reviewed-application.ts'
import { zipFile } from './zip-file.ts'

export async function zipDocuments(caller: Caller, ids: ApplicationIds): Promise<SentFile> {
  await requireReviewed(database(), ids)
  const zip = await zipFile(ids.appId, caller.language)
  await recordZip([ids.appId], signedIn(caller).accountId)
  return zip
}
