import { type MiddlewareFunction, redirect } from 'react-router'
import { addressIn, localeOf } from '#platform/text/locales.ts'
import { pageRequest } from '../queries/page-request.ts'
import { kindAt, kindOf } from '../session/account-kind.ts'
import { signInFor } from '../session/sign-in-for.ts'
import { type SignedIn, sessionNow } from '../session/store.ts'

/**
 * Runs before any data of a private page is fetched: visitors are redirected to sign in and back, the other kind of
 * account gets a 403. The calls would refuse both; here they get an explanation.
 */
export const onServerDemandSide: MiddlewareFunction<Response> = ({ request, context }) => {
  const { who, locale } = context.get(pageRequest)
  // On the server the router does not add the locale to redirects thrown before the routes run.
  demand(request, who, (address) => addressIn(locale, address))
}

export const onClickDemandSide: MiddlewareFunction = ({ request }) =>
  demand(request, sessionNow(), (address) => address)

function demand({ url }: Request, who: SignedIn | null, place: (address: string) => string) {
  const { pathname, search } = new URL(url)
  const { rest } = localeOf(pathname)
  if (!who) throw redirect(place(signInFor(rest + search)))
  if (kindOf(who) !== kindAt(rest)) throw new Response(null, { status: 403 })
}
