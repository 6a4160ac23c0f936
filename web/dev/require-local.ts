import { data, type LoaderFunctionArgs } from 'react-router'
import { pageRequest } from '../queries/page-request.ts'

/** Pages for developers do not exist in production. */
export function requireLocal(context: LoaderFunctionArgs['context']) {
  if (!context.get(pageRequest).local) throw data(null, { status: 404 })
}
