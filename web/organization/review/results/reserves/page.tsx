import { ArrowUpToLine } from 'lucide-react'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { Lazy } from '#web/loading/lazy.tsx'
import { freshBrowserLoader } from '#web/queries/fresh-browser-loader.ts'
import { idIn } from '#web/queries/id-in.ts'
import { type PageQueries, serverLoader, useAnswer } from '#web/queries/page-queries.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import { pageIn } from '../../../page-in.ts'
import { awardsOf, groupsOf, overviewOf, pageSize, reservesOf } from '../result-queries.ts'
import styles from '../results.module.css'
import { ResultsFrame } from '../results-frame.tsx'
import { Awards } from './awards.tsx'
import { OrderTools } from './order-tools.tsx'
import { PlacesLine } from './places-line.tsx'
import { ReserveList } from './reserve-list.tsx'

const queries: PageQueries = ({ me, params, search }) => [
  reservesOf(me.myId, idIn(params.formId), pageIn(search)),
  awardsOf(me.myId, idIn(params.formId)),
  groupsOf(me.myId, idIn(params.formId)),
  overviewOf(me.myId, idIn(params.formId)),
]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)
export { ForbiddenBoundary as ErrorBoundary } from '../../../forbidden-boundary.tsx'

const loadPromote = () => import('./promote-dialog.tsx')

/** The waiting list in order, the number of free places, and declined places. */
export default function ReservesPage() {
  const t = useTexts('org_candidate_list_and_detail')
  const { myId } = useMe()
  const { formId = '' } = useParams()
  const page = pageIn(useSearchParams()[0])
  const { title } = useAnswer(overviewOf(myId, formId))
  const { items, total, places, letter, can } = useAnswer(reservesOf(myId, formId, page))
  const { asksAcceptance } = useAnswer(groupsOf(myId, formId))
  const { items: awards } = useAnswer(awardsOf(myId, formId))
  const [promoted, setPromoted] = useState<readonly string[]>()
  // Offers as many reserves as there are free places, at least one: without a quota the number is unknown.
  const next = items.slice(0, Math.max(1, Math.min(places.free ?? 1, items.length))).map((one) => one.applicationId)
  return (
    <ResultsFrame formId={formId} form={title} title={t('results.reserves')} lead={t('results.reserves.lead')}>
      <PlacesLine places={places} />
      {total === 0 ? (
        <EmptyState title={t('results.reserves.none')}>{t('results.reserves.none.detail')}</EmptyState>
      ) : (
        <>
          {can.promote && page === 1 && (
            <div className={styles.order}>
              <Button variant="primary" icon={<ArrowUpToLine />} onClick={() => setPromoted(next)}>
                {t('results.promote', { count: next.length })}
              </Button>
              <OrderTools formId={formId} />
            </div>
          )}
          <ReserveList
            formId={formId}
            reserves={items}
            canOrder={can.promote && page === 1}
            onPromote={can.promote ? (id) => setPromoted([id]) : undefined}
          />
          <Pagination page={page} pages={Math.ceil(total / pageSize)} to={(to) => `?page=${to}`} />
        </>
      )}
      {awards.length > 0 && <Awards formId={formId} awards={awards} />}
      {promoted && (
        <Lazy load={loadPromote}>
          {({ PromoteDialog }) => (
            <PromoteDialog
              formId={formId}
              steps={[]}
              target={{ applicationIds: promoted, name: nameOf(items, promoted) }}
              letter={letter}
              asksAcceptance={asksAcceptance}
              onClose={() => setPromoted(undefined)}
            />
          )}
        </Lazy>
      )}
    </ResultsFrame>
  )
}

/** The candidate's name, if it is about a single one. */
function nameOf(items: readonly { applicationId: string; name: string }[], ids: readonly string[]) {
  const [only, ...more] = ids
  return more.length > 0 ? undefined : items.find(({ applicationId }) => applicationId === only)?.name
}
