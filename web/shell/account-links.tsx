import { basenameOf } from '#platform/text/locales.ts'
import { reportFailure } from '../dialogs/report-failure.ts'
import { usePlace } from '../place.tsx'
import { leaveSession } from '../session/enter-and-leave.ts'
import { useSession } from '../session/store.ts'
import { EntryLinks } from '../sign-in/entry-links.tsx'
import { useTexts } from '../texts.tsx'
import { Button } from '../ui/button.tsx'
import styles from './account-links.module.css'

/** Who is signed in and the way out, or the ways in. Nothing while it is not known, so that nothing jumps. */
export function AccountLinks() {
  const t = useTexts('common')
  const { locale, signedIn } = usePlace()
  const who = useSession()
  if (who === null || (who === undefined && !signedIn)) return <EntryLinks />
  if (!who) return null

  async function leave() {
    try {
      await leaveSession()
      location.assign(basenameOf(locale))
    } catch (error) {
      reportFailure(error)
    }
  }
  return (
    <div className={styles.links}>
      <span className={styles.name}>{who.fullname}</span>
      <Button variant="quiet" onClick={leave}>
        {t('shell.signOut')}
      </Button>
    </div>
  )
}
