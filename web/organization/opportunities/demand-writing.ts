import type { MiddlewareFunction } from 'react-router'
import { hasAccess } from '#contract/access.ts'
import { pageRequest } from '../../page-request.ts'
import { type SignedIn, sessionNow } from '../../session/store.ts'

/** Whoever may not change opportunities is told so before they write anything. */
export const onServerDemandWriting: MiddlewareFunction<Response> = ({ context }) => demand(context.get(pageRequest).who)
export const onClickDemandWriting: MiddlewareFunction = () => demand(sessionNow())

function demand(who: SignedIn | null) {
  const may = who && hasAccess({ userType: who.role.userType.name, permissions: who.permissions }, 'Forms', 'write')
  if (!may) throw new Response(null, { status: 403 })
}
