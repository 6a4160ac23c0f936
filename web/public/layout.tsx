import { Outlet, useLocation } from 'react-router'
import { isDiscovered, usePlaces } from '../candidate/shell/places.ts'
import { useSession } from '../session/store.ts'
import { Footer } from '../shell/footer.tsx'
import { Header } from '../shell/header.tsx'
import styles from '../shell/page.module.css'
import { PublicNav } from '../shell/public-nav.tsx'
import { RailLayout } from '../shell/rail/rail-layout.tsx'
import { useTexts } from '../texts/texts.tsx'

/** The public side: a header, the page, a footer. A candidate keeps the own navigation where there is something to discover. */
export default function PublicLayout() {
  const who = useSession()
  const { pathname } = useLocation()
  const isCandidate = who !== null && !who.isCompany && isDiscovered(pathname)
  return (
    <div className={styles.page}>
      <Header wide={isCandidate} nav={<PublicNav />} />
      {isCandidate ? (
        <CandidateFrame />
      ) : (
        <>
          <main id="main" tabIndex={-1}>
            <Outlet />
          </main>
          <Footer />
        </>
      )}
    </div>
  )
}

/** The badge comes after hydration: no public page fetches for it. */
function CandidateFrame() {
  const t = useTexts('student_dashboard')
  return <RailLayout label={t('rail.label')} places={usePlaces()} />
}
