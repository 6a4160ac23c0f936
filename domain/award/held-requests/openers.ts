import { accountOpener } from '#domain/award/bank-infos/request-bank-infos.ts'
import { documentOpener } from '#domain/review/document-requests/request-documents.ts'
import { invitationOpener } from '#domain/review/interviews/invite-to-interviews.ts'
import type { Openers } from '#domain/review/mailings/openers.ts'
import { missingOpener } from '#domain/review/missing/missing-opener.ts'

/**
 * How to open each kind of request when its mailing is released. Kept here so that mailings do not depend on the nouns
 * that use them.
 */
export const openers: Openers = {
  documents: documentOpener,
  bankInfos: accountOpener,
  missing: missingOpener,
  interviews: invitationOpener,
}
