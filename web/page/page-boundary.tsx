import { Outlet } from 'react-router'
import { FailedPage } from './failed-page.tsx'

/** Between a layout and its pages: a page that fails leaves the header and the places around it as they are. */
export default function PageBoundary() {
  return <Outlet />
}

export { FailedPage as ErrorBoundary }
