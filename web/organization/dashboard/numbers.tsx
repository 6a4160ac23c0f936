import type { Output } from '#contract/call.ts'
import type { readCompanyDashboard } from '#contract/company-dashboard.ts'
import { formatNumber } from '#platform/text/numbers.ts'
import { useLanguage } from '../../place.tsx'
import { may } from '../../session/may.ts'
import { useMe } from '../../session/store.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Stat } from '../../ui/data/stat.tsx'
import { formsAddress } from '../form-addresses.ts'
import { allApplicationsAddress } from '../review-addresses.ts'
import styles from './numbers.module.css'

type Counted = NonNullable<Output<typeof readCompanyDashboard>['numbers']>

/** The organization's counts, linked for members who may open the lists. */
export function Numbers({ numbers }: { numbers: Counted }) {
  const t = useTexts('org_dashboard')
  const reads = may(useMe(), 'Applications', 'read')
  const language = useLanguage()
  const said = (value: number) => formatNumber(value, language)
  return (
    <section aria-label={t('numbers.label')} className={styles.numbers}>
      {numbers.openForms !== null && (
        <Stat
          label={t('numbers.open')}
          value={said(numbers.openForms)}
          note={t('numbers.drafts', { count: numbers.drafts ?? 0 })}
          to={formsAddress}
        />
      )}
      <Stat
        label={t('label.applications')}
        value={said(numbers.applications)}
        note={t('numbers.thisWeek', { count: numbers.thisWeek })}
        to={reads ? `${allApplicationsAddress}?sort=applications` : `${formsAddress}?sort=applications`}
      />
      <Stat
        label={t('numbers.awaiting')}
        value={said(numbers.awaiting)}
        note={t('numbers.awaiting.note')}
        {...(reads && { to: allApplicationsAddress })}
      />
      <Stat label={t('numbers.followers')} value={said(numbers.followers)} note={t('numbers.followers.note')} />
    </section>
  )
}
