import { type MiddlewareFunction, redirect } from 'react-router'
import { addressIn } from '#platform/text/locales.ts'
import { pageRequest } from '../queries/page-request.ts'
import { wayOver } from '../session/agreement.ts'

/**
 * Asks whoever agreed to older terms, when a page of theirs is loaded. Not at a click inside the app: nobody loses what they
 * are writing, and no page of the app grows by it.
 */
export const onServerDemandAgreement: MiddlewareFunction<Response> = ({ context }) => {
  const { who, locale, address } = context.get(pageRequest)
  if (!who?.agreementNeeded) return
  const way = wayOver(who, address)
  if (way !== address) throw redirect(addressIn(locale, way))
}
