import type { MiddlewareFunction } from 'react-router'
import { pageRequest } from '../queries/page-request.ts'
import type { SignedIn } from '../session/store.ts'

/**
 * Middleware that refuses a page inside its layout. It checks after the loaders: React Router shows an error thrown
 * before them outside the layout, without the organization's navigation.
 */
export const refuseInLayout =
  (requirement: (who: SignedIn | null) => void): MiddlewareFunction<Response> =>
  async ({ context }, next) => {
    const response = await next()
    requirement(context.get(pageRequest).who)
    return response
  }
