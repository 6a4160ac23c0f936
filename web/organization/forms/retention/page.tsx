import { useParams, useSearchParams } from 'react-router'
import { listRetentionHolds, listRetentionRuns, readRetention } from '#contract/retention/retention.ts'
import { PageHead } from '#web/page/page-head.tsx'
import { query } from '#web/queries/answers.ts'
import { freshBrowserLoader } from '#web/queries/fresh-browser-loader.ts'
import { idIn } from '#web/queries/id-in.ts'
import { type PageQueries, serverLoader, useAnswer } from '#web/queries/page-queries.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { Breadcrumbs } from '#web/ui/navigation/breadcrumbs.tsx'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import cards from '../../card-list.module.css'
import { formAddress, formsAddress } from '../../form-addresses.ts'
import list from '../../list-page.module.css'
import { pageIn } from '../../page-in.ts'
import { Clock } from './clock.tsx'
import { Holds } from './holds.tsx'
import { KeptMonths } from './kept-months.tsx'
import { Went } from './went.tsx'

const pageSize = 20
const retentionOf = (companyId: string, formId: string) => query(readRetention, { companyId, formId })
const holdsOf = (companyId: string, formId: string, pageNumber: number) =>
  query(listRetentionHolds, { companyId, formId, pageNumber, pageSize })
const runsOf = (companyId: string, formId: string) =>
  query(listRetentionRuns, { companyId, formId, pageNumber: 1, pageSize: 50 })

const queries: PageQueries = ({ me, params, search }) => [
  retentionOf(me.myId, idIn(params.formId)),
  holdsOf(me.myId, idIn(params.formId), pageIn(search)),
  runsOf(me.myId, idIn(params.formId)),
]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)
export { ForbiddenBoundary as ErrorBoundary } from '../../forbidden-boundary.tsx'

/** The retention page of a form: the period, the schedule, the holds with their reasons, and past runs. */
export default function RetentionPage() {
  const t = useTexts('org_forms')
  const { myId } = useMe()
  const { formId = '' } = useParams()
  const page = pageIn(useSearchParams()[0])
  const retention = useAnswer(retentionOf(myId, formId))
  const { items, total } = useAnswer(holdsOf(myId, formId, page))
  const { items: runs } = useAnswer(runsOf(myId, formId))
  const { title, can } = retention
  return (
    <Container className={list.page}>
      <PageHead title={`${t('retention.title')} · ${title} · Köprü`} />
      <Breadcrumbs
        trail={[
          { label: t('list.title'), to: formsAddress },
          { label: title || t('list.form'), to: formAddress(formId) },
          { label: t('retention.title') },
        ]}
      />
      <h1 id="retention-title" tabIndex={-1}>
        {t('retention.title')}
      </h1>
      <p className={cards.lead}>{t('retention.lead')}</p>
      <KeptMonths formId={formId} retention={retention} />
      <Clock retention={retention} />
      <Holds formId={formId} holds={items} canChange={can.change} />
      <Pagination page={page} pages={Math.ceil(total / pageSize)} to={(to) => `?page=${to}`} />
      <Went runs={runs} />
    </Container>
  )
}
