import { type MiddlewareFunction, redirect } from 'react-router'
import { addressIn } from '#platform/text/locales.ts'
import { pageRequest } from '../../queries/page-request.ts'
import { isProtectionDue, protection } from '../../session/protection.ts'
import { sessionNow } from '../../session/store.ts'

/**
 * Redirects members without the second factor that their organization demands to the page that sets one up. The calls
 * of other pages would refuse them.
 */
export const onServerDemandProtection: MiddlewareFunction<Response> = ({ context }) => {
  const { who, locale } = context.get(pageRequest)
  if (isProtectionDue(who)) throw redirect(addressIn(locale, protection))
}

export const onClickDemandProtection: MiddlewareFunction = () => {
  if (isProtectionDue(sessionNow())) throw redirect(protection)
}
