import { profileAddress } from '#web/candidate/addresses.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { DescriptionList } from '#web/ui/data/description-list.tsx'
import { useApply } from '../use-apply.ts'
import styles from './profile-step.module.css'
import { useProfileLines } from './use-profile-lines.ts'

/** The profile as the organization will read it. */
export function ProfileSummary() {
  const t = useTexts('student_apps')
  const { form } = useApply()
  const lines = useProfileLines()
  return (
    <section className={styles.summary} aria-labelledby="profile-summary">
      <div className={styles.line}>
        <h3 id="profile-summary">{t('apply.profile.shared')}</h3>
        <Link to={profileAddress}>{t('apply.profile.edit')}</Link>
      </div>
      <DescriptionList items={lines} />
      <p>{t('apply.profile.sharing', { company: form.listing.company.name })}</p>
    </section>
  )
}
