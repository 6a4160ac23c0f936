import { redirectDocument } from 'react-router'
import { localeOf } from '#platform/text/locales.ts'
import { isSecretPage } from '../page/secret-pages.ts'
import { hasSessionEnded } from '../session/session-end.ts'
import { endedKey } from '../session/sign-in-for.ts'
import { sessionNow } from '../session/store.ts'

/** Opens a page with a secret by a full load; the dialog about an ended session would be lost with this document. */
export function leaveForSecret(to: string) {
  const address = new URL(to)
  if (!isSecretPage(localeOf(address.pathname).rest)) return
  if (sessionNow() === null && hasSessionEnded()) address.searchParams.set(endedKey, '1')
  throw redirectDocument(address.href)
}
