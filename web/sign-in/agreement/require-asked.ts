import { type MiddlewareFunction, redirect } from 'react-router'
import { addressIn } from '#platform/text/locales.ts'
import { pageRequest } from '../../queries/page-request.ts'
import { addresses, kindOf } from '../../session/account-kind.ts'
import { signInFor } from '../../session/sign-in-for.ts'
import { wayBack } from '../../session/way-back.ts'

const here = 'http://kopru.invalid'

/** Redirects visitors to sign in, and people without a pending agreement onwards. */
export const onServerDemandAsked: MiddlewareFunction<Response> = ({ request, context }) => {
  if (request.method === 'POST') return
  const { who, locale, address } = context.get(pageRequest)
  const search = new URL(address, here).searchParams
  if (!who) throw redirect(addressIn(locale, signInFor(wayBack(search, addresses.Candidate.home))))
  if (!who.agreementNeeded) throw redirect(addressIn(locale, wayBack(search, addresses[kindOf(who)].home)))
}
