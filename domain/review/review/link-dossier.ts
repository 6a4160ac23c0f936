import type { Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { linkDossier as call } from '#contract/review/dossier.ts'
import { database } from '#database/connection.ts'
import { isGranted } from '#domain/accounts/company-accounts/is-granted.ts'
import { signedLink } from '#domain/ground/files/signed-link.ts'
import { type ApplicationIds, requireReviewed } from './reviewed-application.ts'

export async function linkDossier(caller: Caller, ids: ApplicationIds): Promise<Output<typeof call>> {
  await requireReviewed(database(), ids)
  if (!isGranted(caller, 'Applications', 'read')) return { link: null }
  const { language } = caller
  return { link: await signedLink(caller, { kind: 'dossier', applicationId: ids.appId, language }, ids.appId) }
}
