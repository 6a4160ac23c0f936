import { FailedPage } from './page/failed-page.tsx'
import { Header } from './shell/header.tsx'
import layout from './shell/page.module.css'

/**
 * The error page outside any layout, such as for pages of the other kind of account. Every page bundles it, so that it
 * works offline: it only has the header.
 */
export function ErrorPage() {
  return (
    <div className={layout.page}>
      <Header />
      <main id="main" tabIndex={-1}>
        <FailedPage />
      </main>
    </div>
  )
}
