import { Outlet } from 'react-router'
import { Footer } from '../shell/footer.tsx'
import { Header } from '../shell/header.tsx'
import styles from '../shell/page.module.css'
import { PublicNav } from '../shell/public-nav.tsx'

/** The public side: a header, the page, a footer. */
export default function PublicLayout() {
  return (
    <div className={styles.page}>
      <Header nav={<PublicNav />} />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </div>
  )
}
