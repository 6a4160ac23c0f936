import type { MiddlewareFunction } from 'react-router'
import { pageRequest } from '../../queries/page-request.ts'
import { may } from '../../session/may.ts'
import { type SignedIn, sessionNow } from '../../session/store.ts'

/** Answers 403 to members who may not change opportunities. */
export const onServerDemandWriting: MiddlewareFunction<Response> = ({ context }) => demand(context.get(pageRequest).who)
export const onClickDemandWriting: MiddlewareFunction = () => demand(sessionNow())

function demand(who: SignedIn | null) {
  if (!(who && may(who, 'Forms', 'write'))) throw new Response(null, { status: 403 })
}
