import { isRouteErrorResponse, useParams, useRouteError, useSearchParams } from 'react-router'
import * as companyApplication from '#contract/review/company-application.ts'
import * as companyDocuments from '#contract/review/company-documents.ts'
import { AskError } from '#web/ask.ts'
import { PageHead } from '#web/page/page-head.tsx'
import { query } from '#web/queries/answers.ts'
import { onClickAnew } from '#web/queries/on-click-anew.ts'
import { onServer, type PageQueries, useAnswer } from '#web/queries/page-queries.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { ButtonLink } from '#web/ui/actions/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { Tabs } from '#web/ui/navigation/tabs.tsx'
import { applicationsAddress } from '../../review-addresses.ts'
import { AnswersView } from './answers/answers-view.tsx'
import { DocumentsView } from './documents/documents-view.tsx'
import { Head } from './head.tsx'
import { HistoryView } from './history/history-view.tsx'
import styles from './page.module.css'
import { ProfileView } from './profile/profile-view.tsx'
import { SamePerson } from './same-person.tsx'
import { viewAddress, viewOf, views } from './views.ts'

interface Ids {
  readonly companyId: string
  readonly formId: string
  readonly appId: string
}

const applicationOf = (ids: Ids) => query(companyApplication.readCompanyApplication, ids)
const answersOf = (ids: Ids) => query(companyApplication.readCompanyAnswers, ids)
const documentsOf = (ids: Ids) => query(companyDocuments.listCompanyDocuments, ids)
const summaryOf = (ids: Ids) => query(companyDocuments.summarizeDocuments, ids)
const historyOf = (ids: Ids) => query(companyApplication.listCompanyHistory, ids)

const queries: PageQueries = ({ me, params, search }) => {
  const ids = { companyId: me.myId, formId: params.formId ?? '', appId: params.appId ?? '' }
  const ofView = {
    profile: [],
    answers: [answersOf(ids)],
    documents: [documentsOf(ids), summaryOf(ids)],
    history: [historyOf(ids)],
  }
  return [applicationOf(ids), ...ofView[viewOf(search)]]
}
export const loader = onServer(queries)
export const clientLoader = onClickAnew(queries)

/** One application, as it was handed in. */
export default function ApplicationPage() {
  const t = useTexts('org_candidate_list_and_detail')
  const { myId: companyId } = useMe()
  const { formId = '', appId = '' } = useParams()
  const [search] = useSearchParams()
  const ids = { companyId, formId, appId }
  const application = useAnswer(applicationOf(ids))
  const { profile, counts } = application
  const view = viewOf(search)
  const numbers = { answers: counts.answers, documents: counts.documents }
  return (
    <Container className={styles.page}>
      <PageHead title={`${profile.name} ${profile.surname} · ${application.formTitle} · Köprü`} />
      <Head application={application} />
      <SamePerson application={application} />
      <Tabs
        label={t('views')}
        tabs={views.map((one) => ({
          to: viewAddress(search, one),
          label: t('view', { view: one }),
          current: one === view,
          ...(one in numbers && { count: String(numbers[one as keyof typeof numbers]) }),
        }))}
      />
      {view === 'profile' && <ProfileView application={application} />}
      {view === 'answers' && <Answers ids={ids} />}
      {view === 'documents' && <Documents ids={ids} />}
      {view === 'history' && <History ids={ids} candidate={`${profile.name} ${profile.surname}`} />}
    </Container>
  )
}

const Answers = ({ ids }: { ids: Ids }) => <AnswersView ids={ids} items={useAnswer(answersOf(ids)).items} />

const Documents = ({ ids }: { ids: Ids }) => (
  <DocumentsView ids={ids} documents={useAnswer(documentsOf(ids))} summary={useAnswer(summaryOf(ids))} />
)

const History = ({ ids, candidate }: { ids: Ids; candidate: string }) => (
  <HistoryView items={useAnswer(historyOf(ids)).items} candidate={candidate} />
)

/** A sealed one can be reached by its address only, and says why it does not open; the rest is for the page above. */
export function ErrorBoundary() {
  const t = useTexts('org_candidate_list_and_detail')
  const { formId = '' } = useParams()
  const error = useRouteError()
  const isSealed = (isRouteErrorResponse(error) || error instanceof AskError) && error.status === 402
  if (!isSealed) throw error
  return (
    <Container className={styles.page}>
      <PageHead title={`${t('sealed.row')} · Köprü`} />
      <EmptyState
        title={t('sealed.one')}
        action={<ButtonLink to={applicationsAddress(formId)}>{t('backToList')}</ButtonLink>}
      >
        {t('sealed.detail')}
      </EmptyState>
    </Container>
  )
}
