import { data, type LoaderFunctionArgs } from 'react-router'
import { requireLocal } from './require-local.ts'

/** /dev/errors/403, /404 and /500: the error pages, to look at. */
export function loader({ params, context }: LoaderFunctionArgs) {
  requireLocal(context)
  throw data(null, { status: Number(params.status) || 500 })
}

export default function Errors() {
  return null
}
