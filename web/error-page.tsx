import { FailedPage } from './page/failed-page.tsx'
import { Footer } from './shell/footer.tsx'
import { Header } from './shell/header.tsx'
import layout from './shell/page.module.css'

/** Where no layout is left around what failed: an address that nobody has, a side that is not this person's. */
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
