import type { PageForm } from '../../forms/use-page-form.ts'
import { useLateModule } from '../../loading/use-late-module.ts'
import { useTexts } from '../../texts/texts.tsx'
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import styles from './dates-field.module.css'
import type { OpportunityValues } from './opportunity-values.ts'

// Lazy: calendars are larger than the rest of the form.
const loadDates = () => import('./date-pickers.tsx')

export function DatesField({ form }: { form: PageForm<OpportunityValues> }) {
  const t = useTexts('org_dashboard')
  const { module, failed, retry } = useLateModule(loadDates)
  if (module)
    return (
      <div className={styles.dates}>
        <module.DatePickers form={form} />
      </div>
    )
  if (failed) return <RetryNotice onRetry={retry}>{t('opportunities.form.dates.notLoaded')}</RetryNotice>
  return (
    <Loading>
      <div className={styles.dates}>
        <div className={styles.bones}>
          <Skeleton width="short" />
          <Skeleton shape="title" />
        </div>
        <div className={styles.bones}>
          <Skeleton width="short" />
          <Skeleton shape="title" />
        </div>
      </div>
    </Loading>
  )
}
