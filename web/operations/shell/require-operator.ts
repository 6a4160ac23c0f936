import { type MiddlewareFunction, redirect } from 'react-router'
import { addressIn, localeOf } from '#platform/text/locales.ts'
import { pageRequest } from '#web/queries/page-request.ts'
import { operations } from '#web/session/account-kind.ts'
import { type SignedIn, sessionNow } from '#web/session/store.ts'

/**
 * Runs before any data of these pages is fetched: answers 404 to all but operators. Operators set up a second factor
 * first, without which no call answers them.
 */
export const onServerDemandOperator: MiddlewareFunction<Response> = ({ request, context }) => {
  const { who, locale } = context.get(pageRequest)
  demand(request, who, (address) => addressIn(locale, address))
}

export const onClickDemandOperator: MiddlewareFunction = ({ request }) =>
  demand(request, sessionNow(), (address) => address)

const protection = `${operations}/protect`

function demand({ url }: Request, who: SignedIn | null, place: (address: string) => string) {
  if (!who?.operator) throw new Response(null, { status: 404 })
  const isProtecting = localeOf(new URL(url).pathname).rest === protection
  if (who.operator === 'unprotected' && !isProtecting) throw redirect(place(protection))
  if (who.operator === 'ready' && isProtecting) throw redirect(place(operations))
}
