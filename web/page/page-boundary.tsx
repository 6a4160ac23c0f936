import { Outlet } from 'react-router'
import { FailedPage } from './failed-page.tsx'

/** Stands between a layout and its pages, so that a page that fails leaves the header and navigation in place. */
export default function PageBoundary() {
  return <Outlet />
}

export { FailedPage as ErrorBoundary }
