import { type MiddlewareFunction, Outlet } from 'react-router'
import { refuseInLayout } from '../../page/refuse-in-layout.ts'
import { type SignedIn, sessionNow } from '../../session/store.ts'

/** Answers 403 to members who are not Root: only Roots may change the organization's page. */
export const middleware: MiddlewareFunction<Response>[] = [refuseInLayout(requireRoot)]
export const clientMiddleware: MiddlewareFunction[] = [() => requireRoot(sessionNow())]

export default function RootOnly() {
  return <Outlet />
}

function requireRoot(who: SignedIn | null) {
  if (who?.role.userType.name !== 'Root') throw new Response(null, { status: 403 })
}
