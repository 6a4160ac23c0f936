import type { LoaderFunctionArgs } from 'react-router'
import { PageHead } from '../../page/page-head.tsx'
import { requireLocal } from '../require-local.ts'
import KitPage from './page.tsx'

/** The showcase of the UI kit. */
export function loader({ context }: LoaderFunctionArgs) {
  requireLocal(context)
  return null
}

export default function KitRoute() {
  return (
    <>
      <PageHead title="Köprü UI" />
      <KitPage />
    </>
  )
}
