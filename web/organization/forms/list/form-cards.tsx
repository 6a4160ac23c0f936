import type { FormRow } from '#contract/forms/company-forms.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Card, CardLink } from '#web/ui/layout/card.tsx'
import { formAddress } from '../../form-addresses.ts'
import list from '../../list-page.module.css'
import { StateBadge } from '../state-badge.tsx'
import { typeTexts } from '../words.ts'
import { DaysLeft } from './days-left.tsx'
import { LazyMenu } from './lazy-menu.tsx'
import styles from './page.module.css'

/** The list as cards, for screens where a table does not fit. */
export function FormCards({ rows }: { rows: readonly FormRow[] }) {
  const t = useTexts('org_forms')
  return (
    <ul className={list.cards}>
      {rows.map((form) => (
        <Card as="li" key={form.id}>
          <div className={styles.head}>
            <div>
              <p className={list.quiet}>
                {t(typeTexts[form.type])} · {t('list.number', { number: String(form.formIdentityNumber) })}
              </p>
              <h2>
                <CardLink to={formAddress(form.id)}>{form.title}</CardLink>
              </h2>
            </div>
            <LazyMenu form={form} />
          </div>
          <div className={list.facts}>
            <StateBadge state={form.state} />
            <span>{t('list.applied', { count: form.applications })}</span>
            <DaysLeft form={form} />
          </div>
        </Card>
      ))}
    </ul>
  )
}
