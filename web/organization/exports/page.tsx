import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { daysKept } from '#contract/exports/export-facts.ts'
import { type Export, listExports } from '#contract/exports/exports.ts'
import { PageHead } from '#web/page/page-head.tsx'
import { query } from '#web/queries/answers.ts'
import { freshBrowserLoader } from '#web/queries/fresh-browser-loader.ts'
import { invalidate } from '#web/queries/invalidate.ts'
import { type PageQueries, serverLoader, useAnswer } from '#web/queries/page-queries.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import cards from '../card-list.module.css'
import list from '../list-page.module.css'
import { pageIn } from '../page-in.ts'
import { ExportCard } from './export-card.tsx'

const pageSize = 20
const exportsOf = (companyId: string, pageNumber: number) => query(listExports, { companyId, pageNumber, pageSize })

const queries: PageQueries = ({ me, search }) => [exportsOf(me.myId, pageIn(search))]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)

/** All exports of personal data: progress, requester, contents, and who downloaded each. */
export default function ExportsPage() {
  const t = useTexts('org_candidate_list_and_detail')
  const me = useMe()
  const page = pageIn(useSearchParams()[0])
  const { items, total } = useAnswer(exportsOf(me.myId, page))
  const isRoot = me.role.userType.name === 'Root'
  useFollowed(items)
  return (
    <Container className={list.page}>
      <PageHead title={`${t('exports.title')} · Köprü`} />
      <h1>{t('exports.title')}</h1>
      <p className={cards.lead}>{t('exports.lead', { days: daysKept, whose: isRoot ? 'all' : 'own' })}</p>
      {items.length === 0 ? (
        <EmptyState title={t('exports.empty')}>{t('exports.empty.detail')}</EmptyState>
      ) : (
        <ul className={cards.list}>
          {items.map((made) => (
            <ExportCard key={made.id} made={made} />
          ))}
        </ul>
      )}
      <Pagination page={page} pages={Math.ceil(total / pageSize)} to={(to) => `?page=${to}`} />
    </Container>
  )
}

const pollMs = 2000

/** Polls the progress while an export is running. */
function useFollowed(items: readonly Export[]) {
  const isUnderWay = items.some(({ can }) => can.cancel)
  useEffect(() => {
    if (!isUnderWay) return
    const timer = setInterval(() => void invalidate('exports'), pollMs)
    return () => clearInterval(timer)
  }, [isUnderWay])
}
