import type { FormRow } from '#contract/forms/company-forms.ts'
import { may } from '#web/session/may.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Anchor } from '#web/ui/anchor.tsx'
import { applicationsAddress } from '../../review-addresses.ts'
import styles from './page.module.css'

/** The number of applications; a link for members who may read them. */
export function Applications({ form: { id, title, applications } }: { form: FormRow }) {
  const t = useTexts('org_forms')
  const reads = may(useMe(), 'Applications', 'read')
  if (!reads || applications === 0) return applications
  return (
    <Anchor
      to={applicationsAddress(id)}
      className={styles.link}
      aria-label={t('list.applicationsOf', { name: title, count: applications })}
    >
      {applications}
    </Anchor>
  )
}
