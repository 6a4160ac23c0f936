import { useEffect } from 'react'
import type { PageForm } from '../../forms/use-page-form.ts'
import { Lazy } from '../../loading/lazy.tsx'
import { Section } from '../../settings/section.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs.tsx'
import styles from './form-page.module.css'
import { OpportunityForm } from './opportunity-form.tsx'
import type { OpportunityValues } from './opportunity-values.ts'
import { opportunitiesAddress, useOpportunities } from './use-opportunities.ts'

const loadPreview = () => import('./card-preview.tsx')

interface FormPageProps {
  readonly title: string
  readonly lead: string
  readonly form: PageForm<OpportunityValues>
  /** How many candidates took the opportunity. */
  readonly taken: number
}

/** The form, and beside it the card that candidates will see. */
export function FormPage({ title, lead, form, taken }: FormPageProps) {
  const t = useTexts('org_dashboard')
  const { tell } = useOpportunities()
  // Clears the list's notice, which would be outdated after this page.
  useEffect(() => tell(undefined), [tell])
  return (
    <div className={styles.page}>
      <Breadcrumbs trail={[{ label: t('opportunities.title'), to: opportunitiesAddress }, { label: title }]} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <Section title={title} lead={lead}>
            <OpportunityForm form={form} taken={taken} />
          </Section>
        </div>
        <Lazy load={loadPreview}>{({ CardPreview }) => <CardPreview values={form.values} />}</Lazy>
      </div>
    </div>
  )
}
