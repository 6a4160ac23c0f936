import { useParams, useSearchParams } from 'react-router'
import { listMailings } from '#contract/mailings/mailings.ts'
import { readApplicationsOverview } from '#contract/review/search-applications.ts'
import { PageHead } from '#web/page/page-head.tsx'
import { query } from '#web/queries/answers.ts'
import { freshBrowserLoader } from '#web/queries/fresh-browser-loader.ts'
import { idIn } from '#web/queries/id-in.ts'
import { type PageQueries, serverLoader, useAnswer } from '#web/queries/page-queries.ts'
import { may } from '#web/session/may.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { ButtonLink } from '#web/ui/actions/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { Breadcrumbs } from '#web/ui/navigation/breadcrumbs.tsx'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import cards from '../../card-list.module.css'
import { outboxOfForm } from '../../desk/message/outbox.ts'
import { useFollowed } from '../../desk/message/use-followed.ts'
import list from '../../list-page.module.css'
import { pageIn } from '../../page-in.ts'
import { allApplicationsAddress, applicationsAddress } from '../../review-addresses.ts'
import { MailingCard } from './mailing-card.tsx'
import { RepliesSwitch } from './replies-switch.tsx'

const pageSize = 20

const mailingsOf = (companyId: string, formId: string, pageNumber: number) =>
  query(listMailings, { companyId, formId, pageNumber, pageSize })
const overviewOf = (companyId: string, formId: string) => query(readApplicationsOverview, { companyId, formId })

const queries: PageQueries = ({ me, params, search }) => [
  mailingsOf(me.myId, idIn(params.formId), pageIn(search)),
  overviewOf(me.myId, idIn(params.formId)),
]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)
export { ForbiddenBoundary as ErrorBoundary } from '../../forbidden-boundary.tsx'

/** The outbox of a form: messages to its applicants, their progress, and acts to pause or stop them. */
export default function MailingsPage() {
  const t = useTexts('org_candidate_list_and_detail')
  const me = useMe()
  const { formId = '' } = useParams()
  const page = pageIn(useSearchParams()[0])
  const { title } = useAnswer(overviewOf(me.myId, formId))
  const { items, total, takesReplies } = useAnswer(mailingsOf(me.myId, formId, page))
  const writes = may(me, 'Applications', 'write')
  useFollowed(items, 'mailings')
  return (
    <Container className={list.page}>
      <PageHead title={`${t('mailings.title')} · ${title} · Köprü`} />
      <Breadcrumbs
        trail={[
          { label: t('forms'), to: allApplicationsAddress },
          { label: title || t('forms.untitled'), to: applicationsAddress(formId) },
          { label: t('mailings.title') },
        ]}
      />
      <h1>{t('mailings.title')}</h1>
      <p className={cards.lead}>{t('mailings.lead')}</p>
      {writes && <RepliesSwitch formId={formId} takesReplies={takesReplies} />}
      {items.length === 0 ? (
        <EmptyState
          title={t('mailings.empty')}
          action={<ButtonLink to={applicationsAddress(formId)}>{t('backToList')}</ButtonLink>}
        >
          {t('mailings.empty.detail')}
        </EmptyState>
      ) : (
        <ul className={cards.list}>
          {items.map((mailing) => (
            <MailingCard key={mailing.id} outbox={outboxOfForm(formId)} mailing={mailing} writes={writes} />
          ))}
        </ul>
      )}
      <Pagination page={page} pages={Math.ceil(total / pageSize)} to={(to) => `?page=${to}`} />
    </Container>
  )
}
