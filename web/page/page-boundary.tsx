import { Outlet } from 'react-router'
import { FailedPage } from './failed-page.tsx'

/** An error boundary between a layout and its pages, so that header and navigation stay. */
export default function PageBoundary() {
  return <Outlet />
}

export { FailedPage as ErrorBoundary }
