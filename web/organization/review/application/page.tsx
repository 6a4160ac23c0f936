import { isRouteErrorResponse, useParams, useRouteError } from 'react-router'
import { readCompanyApplication } from '#contract/review/company-application.ts'
import { AskError } from '#web/ask.ts'
import { PageHead } from '#web/page/page-head.tsx'
import { query } from '#web/queries/answers.ts'
import { idIn } from '#web/queries/id-in.ts'
import { type PageQueries, serverLoader, useAnswer } from '#web/queries/page-queries.ts'
import { fetchAhead, prefetchedBrowserLoader } from '#web/queries/prefetched-browser-loader.ts'
import { may } from '#web/session/may.ts'
import { type SignedIn, useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { ButtonLink } from '#web/ui/actions/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { useMarkSeen } from '../../desk/use-mark-seen.ts'
import { packagesAddress } from '../../package-addresses.ts'
import { applicationsAddress } from '../../review-addresses.ts'
import { Anchors } from './anchors.tsx'
import { ApplicationKeys } from './application-keys.tsx'
import { ApplicationSkeleton } from './application-skeleton.tsx'
import { type ApplicationIds, type ApplicationView, isRemoved, type PanelPart } from './application-view.ts'
import { ShownFilesProvider } from './documents/shown-files.tsx'
import { Entered } from './entered.tsx'
import { Head } from './head.tsx'
import { NeighbourList } from './neighbours/neighbour-list.tsx'
import { useNeighbourKeys } from './neighbours/use-neighbour-keys.ts'
import { useNeighbours } from './neighbours/use-neighbours.ts'
import styles from './page.module.css'
import { Onwards } from './panel/onwards.tsx'
import { Panel } from './panel.tsx'
import { panelParts } from './panel-parts.ts'
import { SamePerson } from './same-person.tsx'
import { useArrival } from './use-arrival.ts'
import { useFetchedAhead } from './use-fetched-ahead.ts'
import { useGoingTo } from './use-going-to.ts'
import { viewNamesFor, views } from './views.ts'

const applicationOf = (ids: ApplicationIds) => query(readCompanyApplication, ids)

const allQueries = (me: SignedIn, ids: ApplicationIds) => {
  const parts: readonly Pick<ApplicationView | PanelPart, 'queries'>[] = [
    ...viewNamesFor(me).map((name) => views[name]),
    ...Object.values(panelParts),
  ]
  return [applicationOf(ids), ...parts.flatMap(({ queries }) => queries(ids))]
}

const queries: PageQueries = ({ me, params }) =>
  allQueries(me, { companyId: me.myId, formId: idIn(params.formId), appId: idIn(params.appId) })
export const loader = serverLoader(queries)
export const clientLoader = prefetchedBrowserLoader(queries)

/** One application on one page: the submission, and the acts on it. */
export default function ApplicationPage() {
  const t = useTexts('org_candidate_list_and_detail')
  const me = useMe()
  const { formId = '', appId = '' } = useParams()
  const ids = { companyId: me.myId, formId, appId }
  const application = useAnswer(applicationOf(ids))
  const reads = may(me, 'Applications', 'read')
  const going = useGoingTo(appId)
  const { neighbours, waits } = useNeighbours({ ...ids, appId: going?.appId ?? appId }, going?.search, reads)
  // The current navigation has priority over prefetching.
  useFetchedAhead(going ? undefined : neighbours, (next) => fetchAhead(allQueries(me, { ...ids, appId: next })))
  useMarkSeen(ids)
  const { name, surname } = application.profile
  const { heading, said, expect } = useArrival(appId, `${name} ${surname}`)
  useNeighbourKeys(neighbours, (neighbour) => expect(neighbour.appId))
  const list = reads && <NeighbourList neighbours={neighbours} waits={waits} appId={going?.appId ?? appId} />
  if (going)
    return (
      <ApplicationSkeleton neighbours={neighbours} appId={going.appId}>
        {list}
      </ApplicationSkeleton>
    )
  // After the removal of personal data only the history is left.
  const sections = isRemoved(application) ? (['history'] as const) : viewNamesFor(me)
  return (
    <Container width="wide" className={styles.page} data-dossier>
      <PageHead title={`${name} ${surname} · ${application.formTitle} · Köprü`} />
      <Head application={application} neighbours={neighbours} heading={heading} />
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      <div className={styles.frame} data-listed={reads || undefined}>
        {list}
        <ShownFilesProvider key={appId} ids={ids}>
          <div className={styles.centre}>
            <Entered application={application} />
            <SamePerson application={application} />
            {!isRemoved(application) && <Anchors application={application} />}
            {sections.map((view) => {
              const { View }: ApplicationView = views[view]
              return (
                <section key={view} id={view} className={styles.section} aria-label={t('view', { view })}>
                  <h2>{t('view', { view })}</h2>
                  <View ids={ids} application={application} />
                </section>
              )
            })}
          </div>
        </ShownFilesProvider>
        {!isRemoved(application) && (
          <Panel ids={ids} application={application} foot={<Onwards next={neighbours?.next} />} />
        )}
      </div>
      <ApplicationKeys key={appId} ids={ids} application={application} />
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
      <Notice
        tone="warning"
        title={t('sealed.one')}
        actions={
          <>
            <ButtonLink to={applicationsAddress(formId)}>{t('backToList')}</ButtonLink>
            <ButtonLink to={packagesAddress}>{t('toPackages')}</ButtonLink>
          </>
        }
      >
        <p>{t('sealed.detail')}</p>
      </Notice>
    </Container>
  )
}
