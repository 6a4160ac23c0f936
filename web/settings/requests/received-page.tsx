import { useSearchParams } from 'react-router'
import { listCompanyDataRequests } from '#contract/data-requests/answered-data-requests.ts'
import { dataRequestsPath } from '#contract/data-requests/data-request-facts.ts'
import { query } from '../../queries/answers.ts'
import { freshBrowserLoader } from '../../queries/fresh-browser-loader.ts'
import { type PageQueries, serverLoader, useAnswer } from '../../queries/page-queries.ts'
import { useMe } from '../../session/store.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Pagination } from '../../ui/navigation/pagination.tsx'
import { Tabs } from '../../ui/navigation/tabs.tsx'
import { pageIn } from '../page-in.ts'
import { Section } from '../section.tsx'
import { ReceivedTable } from './received-table.tsx'

const pageSize = 20
const parts = ['waiting', 'ended'] as const

const partIn = (search: URLSearchParams) => parts.find((part) => part === search.get('show')) ?? 'waiting'

const requestsIn = (companyId: string, search: URLSearchParams) =>
  query(listCompanyDataRequests, { companyId, which: partIn(search), pageNumber: pageIn(search), pageSize })

const queries: PageQueries = ({ me, search }) => [requestsIn(me.myId, search)]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)

/** Requests to the organization about personal data, the nearest deadline first. */
export default function ReceivedPage() {
  const t = useTexts('org_settings')
  const [search] = useSearchParams()
  const { items, total } = useAnswer(requestsIn(useMe().myId, search))
  const which = partIn(search)
  return (
    <Section title={t('requests.title')} lead={t('requests.lead')}>
      <Tabs
        label={t('requests.title')}
        tabs={parts.map((part) => ({
          to: `?show=${part}`,
          label: t('kvkk.part', { part }),
          current: part === which,
          ...(part === which && { count: String(total) }),
        }))}
      />
      <ReceivedTable
        items={items}
        which={which}
        caption={t('requests.title')}
        to={(id) => `${dataRequestsPath.organization}/${id}`}
      />
      <Pagination
        page={pageIn(search)}
        pages={Math.ceil(total / pageSize)}
        to={(page) => `?${new URLSearchParams({ show: which, page: String(page) })}`}
      />
    </Section>
  )
}
