import { useSearchParams } from 'react-router'
import { pageIn } from '#web/organization/page-in.ts'
import { freshBrowserLoader } from '#web/queries/fresh-browser-loader.ts'
import { type PageQueries, serverLoader, useAnswer } from '#web/queries/page-queries.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import { actsAddress } from '../addresses.ts'
import { OperationsPage } from '../operations-page.tsx'
import { ActList, actsOf } from './act-list.tsx'

const pageSize = 50

function actsIn(search: URLSearchParams) {
  const companyId = search.get('companyId')
  return actsOf({
    ...(companyId && /^[0-9a-f-]{36}$/.test(companyId) && { companyId }),
    pageNumber: pageIn(search),
    pageSize,
  })
}

const queries: PageQueries = ({ search }) => [actsIn(search)]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)

/** The log of all operators' acts; append-only. */
export default function ActsPage() {
  const t = useTexts('operations')
  const [search] = useSearchParams()
  const { items, total } = useAnswer(actsIn(search))
  const companyId = search.get('companyId')
  return (
    <OperationsPage title={t('acts.title')} lead={t('acts.lead')}>
      {companyId !== null && (
        <p>
          {t('acts.ofOne')} <Link to={actsAddress}>{t('acts.ofAll')}</Link>
        </p>
      )}
      {items.length === 0 ? <EmptyState title={t('acts.none')} /> : <ActList acts={items} caption={t('acts.title')} />}
      <Pagination
        page={pageIn(search)}
        pages={Math.ceil(total / pageSize)}
        to={(to) => `?${new URLSearchParams({ ...(companyId && { companyId }), page: String(to) })}`}
      />
    </OperationsPage>
  )
}
