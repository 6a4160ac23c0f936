import type { MiddlewareFunction } from 'react-router'
import { refuseInLayout } from '../../page/refuse-in-layout.ts'
import { type SignedIn, sessionNow } from '../../session/store.ts'

// Answers 403 while the organization is suspended, so that no form is shown that cannot be saved.

export const middleware: MiddlewareFunction<Response>[] = [refuseInLayout(demand)]
export const clientMiddleware: MiddlewareFunction[] = [() => demand(sessionNow())]

function demand(who: SignedIn | null) {
  if (who?.isSuspended) throw new Response(null, { status: 403 })
}
