import { FailedPage } from './page/failed-page.tsx'
import { Header } from './shell/header.tsx'
import layout from './shell/page.module.css'

/**
 * The error page for where no layout is left, such as pages of the other kind of account. Every page's script carries it, so
 * that it can be shown without a connection: it has the header alone.
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
