import { type MiddlewareFunction, redirect } from 'react-router'
import { addressIn } from '#platform/text/locales.ts'
import { pageRequest } from '../queries/page-request.ts'
import { wayOver } from '../session/agreement.ts'

/**
 * Redirects people who agreed to older terms, on a full load only. A click inside the app does not, so that nobody
 * loses unsaved input, and no page bundles this.
 */
export const onServerDemandAgreement: MiddlewareFunction<Response> = ({ context }) => {
  const { who, locale, address } = context.get(pageRequest)
  if (!who?.agreementNeeded) return
  const way = wayOver(who, address)
  if (way !== address) throw redirect(addressIn(locale, way))
}
