import type { MiddlewareFunction } from 'react-router'
import { refuseInLayout } from '../page/refuse-in-layout.ts'
import { may } from '../session/may.ts'
import { type SignedIn, sessionNow } from '../session/store.ts'

type Module = Parameters<typeof may>[1]

/** Answers 403 to members without write access to the module, so that they see no form that they cannot save. */
export const onServerDemandWriting = (module: Module): MiddlewareFunction<Response> =>
  refuseInLayout((who) => demand(who, module))

export const onClickDemandWriting =
  (module: Module): MiddlewareFunction =>
  () =>
    demand(sessionNow(), module)

function demand(who: SignedIn | null, module: Module) {
  if (!(who && may(who, module, 'write'))) throw new Response(null, { status: 403 })
}
