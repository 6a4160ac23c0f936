import { Plus } from 'lucide-react'
import { PageHead } from '../../page/page-head.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { ButtonLink } from '../../ui/actions/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { NewsNotice } from '../../ui/feedback/news-notice.tsx'
import { TitleRow } from '../../ui/layout/title-row.tsx'
import { OpportunityRow } from './opportunity-row.tsx'
import { inOrder } from './opportunity-state.ts'
import styles from './page.module.css'
import { newOpportunityAddress, useOpportunities } from './use-opportunities.ts'

/** The organization's opportunities: their state, their benefit, and how many candidates took them. */
export default function OpportunitiesPage() {
  const t = useTexts('org_dashboard')
  const { items, news, can } = useOpportunities()
  const add = can.write && (
    <ButtonLink to={newOpportunityAddress} variant="primary" icon={<Plus />}>
      {t('opportunities.new')}
    </ButtonLink>
  )
  return (
    <div className={styles.page}>
      <PageHead title={`${t('opportunities.title')} · Köprü`} />
      <TitleRow className={styles.header}>
        <div>
          <h1>{t('opportunities.title')}</h1>
          <p>{t('opportunities.lead')}</p>
        </div>
        {items.length > 0 && add}
      </TitleRow>
      <NewsNotice news={news} />
      {items.length > 0 ? (
        <ul className={styles.list}>
          {inOrder(items).map((opportunity) => (
            <OpportunityRow key={opportunity.id} opportunity={opportunity} />
          ))}
        </ul>
      ) : (
        <EmptyState title={can.write ? t('opportunities.empty.title') : t('opportunities.none.title')} action={add}>
          {can.write ? t('opportunities.empty.detail') : t('opportunities.none.detail')}
        </EmptyState>
      )}
    </div>
  )
}
