import { isRouteErrorResponse, useParams, useRouteError, useSearchParams } from 'react-router'
import { readCompanyApplication } from '#contract/review/company-application.ts'
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
import type { ApplicationIds, ApplicationView } from './application-view.ts'
import { Head } from './head.tsx'
import styles from './page.module.css'
import { SamePerson } from './same-person.tsx'
import { viewAddress, viewIn, viewNames, views } from './views.ts'

const applicationOf = (ids: ApplicationIds) => query(readCompanyApplication, ids)

const queries: PageQueries = ({ me, params, search }) => {
  const ids = { companyId: me.myId, formId: params.formId ?? '', appId: params.appId ?? '' }
  return [applicationOf(ids), ...views[viewIn(search)].queries(ids)]
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
  const { name, surname } = application.profile
  const shown = viewIn(search)
  const { View }: ApplicationView = views[shown]
  return (
    <Container className={styles.page}>
      <PageHead title={`${name} ${surname} · ${application.formTitle} · Köprü`} />
      <Head application={application} />
      <SamePerson application={application} />
      <Tabs
        label={t('views')}
        tabs={viewNames.map((view) => {
          const { count }: ApplicationView = views[view]
          return {
            to: viewAddress(search, view),
            label: t('view', { view }),
            current: view === shown,
            ...(count && { count: String(count(application)) }),
          }
        })}
      />
      <View ids={ids} application={application} />
    </Container>
  )
}

/** A sealed application is in no list, and says why it does not open; other errors go to the boundary above. */
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
