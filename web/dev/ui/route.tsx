import type { LoaderFunctionArgs } from 'react-router'
import { demandLocal } from '../demand-local.ts'

/** The kit on one page. */
export function loader({ context }: LoaderFunctionArgs) {
  demandLocal(context)
  return null
}

export { default } from './page.tsx'
