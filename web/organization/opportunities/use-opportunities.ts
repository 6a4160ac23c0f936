import { useOutletContext } from 'react-router'
import { listOwnOpportunities } from '#contract/opportunities.ts'
import { query } from '../../queries/answers.ts'
import { may } from '../../session/may.ts'
import { useMe } from '../../session/store.ts'
import type { News } from '../../ui/feedback/news-notice.tsx'
import type { OwnOpportunity } from './opportunity-values.ts'

export const opportunitiesAddress = '/organizations-dashboard/opportunities'
export const newOpportunityAddress = `${opportunitiesAddress}/new`
export const editOpportunityAddress = (id: string) => `${opportunitiesAddress}/${id}`

export const opportunitiesOf = (companyId: string) => query(listOwnOpportunities, { companyId })

export interface Opportunities {
  readonly items: readonly OwnOpportunity[]
  readonly news: News | undefined
  readonly tell: (news: News | undefined) => void
}

export function useOpportunities() {
  const opportunities = useOutletContext<Opportunities>()
  const me = useMe()
  const { myId: companyId } = me
  return {
    ...opportunities,
    companyId,
    can: { write: may(me, 'Forms', 'write'), remove: may(me, 'Forms', 'full') },
  }
}
