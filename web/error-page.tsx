import { FailedPage } from './page/failed-page.tsx'
import { Footer } from './shell/footer.tsx'
import { Header } from './shell/header.tsx'
import layout from './shell/page.module.css'

/** The error page for where no layout is left: an unknown address, or pages of the other kind of account. */
export function ErrorPage() {
  return (
    <div className={layout.page}>
      <Header />
      <main id="main" tabIndex={-1}>
        <FailedPage />
      </main>
      <Footer />
    </div>
  )
}
