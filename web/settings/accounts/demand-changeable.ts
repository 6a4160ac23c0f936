import type { MiddlewareFunction } from 'react-router'
import { pageRequest } from '../../queries/page-request.ts'
import { type SignedIn, sessionNow } from '../../session/store.ts'

// Answers 403 while the organization is suspended: what could not be saved is not shown as a form.

export const middleware: MiddlewareFunction<Response>[] = [({ context }) => demand(context.get(pageRequest).who)]
export const clientMiddleware: MiddlewareFunction[] = [() => demand(sessionNow())]

function demand(who: SignedIn | null) {
  if (who?.isSuspended) throw new Response(null, { status: 403 })
}
