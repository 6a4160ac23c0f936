import type { Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { summarizeDocuments as call } from '#contract/review/company-documents.ts'
import { database } from '#database/connection.ts'
import { isGranted } from '#domain/accounts/company-accounts/is-granted.ts'
import { signedLink } from '#domain/ground/files/signed-link.ts'
import { handedInDocuments } from './handed-in-documents.ts'
import { type ApplicationIds, reviewedApplication } from './reviewed-application.ts'
import { zipContent } from './zip-content.ts'

export async function summarizeDocuments(caller: Caller, ids: ApplicationIds): Promise<Output<typeof call>> {
  const { language } = caller
  const db = database()
  const { snapshot } = await reviewedApplication(db, ids)
  const [documents, zipped] = await Promise.all([
    handedInDocuments(db, language, snapshot),
    zipContent(db, language, snapshot),
  ])
  const asked = documents.filter(({ isAsked }) => isAsked)
  return {
    asked: asked.length,
    handedIn: asked.filter(({ files }) => files.length > 0).length,
    missing: [...new Set(asked.flatMap(({ typeName, isMissing }) => (isMissing ? typeName : [])))],
    bytes: zipped.reduce((sum, { file }) => sum + file.size, 0),
    zip:
      zipped.length > 0 && isGranted(caller, 'Applications', 'read')
        ? await signedLink(caller, { kind: 'zip', applicationId: ids.appId, language }, ids.appId)
        : null,
  }
}
