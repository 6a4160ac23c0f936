import { useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { readApplicationsOverview } from '#contract/review/search-applications.ts'
import { Lazy } from '#web/loading/lazy.tsx'
import { PageHead } from '#web/page/page-head.tsx'
import { query } from '#web/queries/answers.ts'
import { freshBrowserLoader } from '#web/queries/fresh-browser-loader.ts'
import { type PageQueries, serverLoader, useAnswer } from '#web/queries/page-queries.ts'
import { may } from '#web/session/may.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { ButtonLink } from '#web/ui/actions/button.tsx'
import { from } from '#web/ui/breakpoints.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import type { ActTarget } from '../../desk/acts/act-target.ts'
import { applicationsOf } from '../../desk/list/applications-of.ts'
import styles from '../../desk/list/list.module.css'
import {
  filtersOf,
  type ListSearch,
  listAddress,
  listSearchOf,
  narrowedBy,
  pagesOf,
} from '../../desk/list/list-search.ts'
import { allSelected, countSelected, isSelected, noneSelected, targetOf } from '../../desk/list/selected.ts'
import { useKeptFocus } from '../../desk/list/use-kept-focus.ts'
import { linkOf, useListKeys } from '../../desk/list/use-list-keys.ts'
import { namesOf, useNames } from '../../desk/list/use-names.ts'
import { useSelection } from '../../desk/list/use-selection.ts'
import { formAddress } from '../../form-addresses.ts'
import list from '../../list-page.module.css'
import { packagesAddress } from '../../package-addresses.ts'
import { applicationAddress } from '../../review-addresses.ts'
import { keyedActs } from '../acts/keyed-acts.ts'
import { LazyAct, useActsAhead } from '../acts/lazy-act.tsx'
import type { ActName } from '../acts/registry.ts'
import { Chips } from './filters/chips.tsx'
import { type Beside, ListHeader } from './list-header.tsx'
import { ListTools, searchFieldId } from './list-tools.tsx'
import { NothingHere } from './nothing-here.tsx'
import { ListSelectionBar } from './selection/selection-bar.tsx'
import { StatusTabs } from './status-tabs.tsx'
import { ApplicationCards } from './table/application-cards.tsx'
import { ApplicationsTable, searchOf } from './table/applications-table.tsx'
import { useCounted } from './table/use-counted.ts'

const namedFilters = [
  ...(['universityId', 'facultyId', 'departmentId', 'classId', 'cityId', 'nationalityId', 'documentTypeId'] as const),
]

/** The list's overview, with the names of chosen filter values up to the call's limit. */
const overviewOf = (companyId: string, formId: string | undefined, now: ListSearch) => {
  const chosen = Object.fromEntries(namedFilters.map((filter) => [filter, now[filter]?.slice(0, 100)]))
  return query(readApplicationsOverview, { companyId, formId: formId ?? '', ...chosen })
}

const loadPeek = () => import('./peek/peek-panel.tsx')
const loadKeys = () => import('./keys-dialog.tsx')
const loadTags = () => import('../acts/tags-dialog.tsx')
const loadExport = () => import('./export-applications.tsx')
const loadActivity = () => import('../acts/activity-dialog.tsx')

const queries: PageQueries = ({ me, params, search }) => [
  overviewOf(me.myId, params.formId, listSearchOf(search)),
  applicationsOf(me.myId, params.formId, listSearchOf(search)),
  ...namesOf(me.myId, params.formId),
]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)
export { ForbiddenBoundary as ErrorBoundary } from '../../forbidden-boundary.tsx'

/** The applications of one form: searched, filtered and opened. */
export default function ApplicationsPage() {
  const t = useTexts('org_candidate_list_and_detail')
  const me = useMe()
  const { formId = '' } = useParams()
  const navigate = useNavigate()
  const now = listSearchOf(useSearchParams()[0])
  const overview = useAnswer(overviewOf(me.myId, formId, now))
  const shown = useAnswer(applicationsOf(me.myId, formId, now))
  const names = useNames(me.myId, formId)
  const { items } = shown
  const { applications, withdrawn, drafts, sealed } = overview
  const counted = useCounted(me.myId, formId, now, shown)
  const { selected, setSelected, select } = useSelection(narrowedBy(now))
  const [doing, setDoing] = useState<{ readonly name: ActName; readonly target: ActTarget }>()
  const [isPeeking, setPeeking] = useState(false)
  const [beside, setBeside] = useState<Beside>()
  const writes = may(me, 'Applications', 'write')
  const selection = writes ? { isSelected: (id: string) => isSelected(selected, id), onSelect: select } : undefined
  const opensForm = may(me, 'Forms', 'open')
  const rows = { rows: items, now, formId, overview, names, selection }
  const target = targetOf(selected, filtersOf(now))
  useActsAhead()
  const current = useListKeys({
    ids: items.map(({ id }) => id),
    acts: keyedActs,
    selection,
    onAct: (name, current) => {
      if (countSelected(selected) > 0) setDoing({ name, target })
      else if (current) setDoing({ name, target: { applicationIds: [current] } })
    },
    // Opens the application itself where the panel does not fit beside the list.
    onPeek: (id) =>
      matchMedia(from('xl')).matches
        ? setPeeking(!isPeeking)
        : void navigate(applicationAddress(formId, id, searchOf(now))),
    onEscape: () => (isPeeking ? setPeeking(false) : setSelected(noneSelected)),
    onHelp: () => setBeside('keys'),
    onSearch: () => document.querySelector<HTMLInputElement>(`#${searchFieldId}`)?.select(),
  })
  // Names of applications on other pages are not known here.
  const named = (target: ActTarget): ActTarget =>
    'filters' in target || target.applicationIds.length > 1
      ? target
      : { ...target, name: items.find(({ id }) => id === target.applicationIds[0])?.name }
  useKeptFocus(current, `${doing?.name} ${countSelected(selected)} ${narrowedBy(now)}`)
  // The panel follows j and k.
  const peekedRow = isPeeking ? items.find(({ id }) => id === current) : undefined
  // Not every browser gives the focus to a pressed button, and the row that has it is the one shown.
  const peekAt = (id: string) => {
    linkOf(id)?.focus({ preventScroll: true })
    setPeeking(peekedRow?.id !== id)
  }
  return (
    <Container width="wide" className={list.page}>
      <PageHead title={`${t('list.title')} · ${overview.title} · Köprü`} />
      <ListHeader formId={formId} overview={overview} onOpen={setBeside} />
      {sealed > 0 && (
        <Notice
          tone="warning"
          title={t('sealed.title', { count: sealed })}
          actions={
            <ButtonLink size="small" to={packagesAddress}>
              {t('toPackages')}
            </ButtonLink>
          }
        >
          <p>{t('sealed.detail')}</p>
        </Notice>
      )}
      {applications + withdrawn === 0 ? (
        <EmptyState
          title={t('list.empty', { sealed })}
          {...(opensForm && { action: <ButtonLink to={formAddress(formId)}>{t('list.empty.form')}</ButtonLink> })}
        >
          {t('list.empty.detail', { drafts })}
        </EmptyState>
      ) : (
        <>
          <StatusTabs formId={formId} now={now} counted={counted} views={names.views} />
          <ListTools now={now} overview={overview} names={names} onLeave={() => linkOf(current ?? '')?.focus()} />
          <Chips now={now} overview={overview} names={names} />
          {items.length > 0 ? (
            <>
              <div className={styles.desk} data-peeks={peekedRow !== undefined || undefined}>
                <ApplicationsTable {...rows} current={current} peeked={peekedRow?.id} onPeek={peekAt} />
                {peekedRow && (
                  <Lazy load={loadPeek}>
                    {({ PeekPanel }) => (
                      <PeekPanel
                        formId={formId}
                        appId={peekedRow.id}
                        address={applicationAddress(formId, peekedRow.id, searchOf(now))}
                        onAct={(name) => setDoing({ name, target: { applicationIds: [peekedRow.id] } })}
                        onClose={() => setPeeking(false)}
                      />
                    )}
                  </Lazy>
                )}
              </div>
              <ApplicationCards {...rows} />
              <Pagination
                page={now.page}
                pages={pagesOf(counted, now.page, items.length)}
                to={(page) => listAddress(now, { page })}
              />
            </>
          ) : (
            <NothingHere now={now} total={counted.total} />
          )}
          <ListSelectionBar
            selected={selected}
            shown={items.map(({ id }) => id)}
            counted={counted}
            onAct={(name) => setDoing({ name, target })}
            onSelectPage={() =>
              select(
                items.map(({ id }) => id),
                true,
              )
            }
            onSelectAll={() => setSelected(allSelected(counted.total))}
            onClear={() => setSelected(noneSelected)}
          />
          {doing && (
            <LazyAct
              key={doing.name}
              act={doing.name}
              formId={formId}
              steps={overview.steps}
              target={named(doing.target)}
              onClose={() => setDoing(undefined)}
              onDone={() => setSelected(noneSelected)}
            />
          )}
        </>
      )}
      {beside === 'keys' && (
        <Lazy load={loadKeys}>{({ ListKeysDialog }) => <ListKeysDialog onClose={() => setBeside(undefined)} />}</Lazy>
      )}
      {beside === 'tags' && (
        <Lazy load={loadTags}>{({ TagsDialog }) => <TagsDialog onClose={() => setBeside(undefined)} />}</Lazy>
      )}
      {beside === 'export' && (
        <Lazy load={loadExport}>
          {({ ExportApplications }) => (
            <ExportApplications
              formId={formId}
              now={now}
              target={target}
              total={counted.total}
              selected={countSelected(selected)}
              questions={overview.questions}
              onClose={() => setBeside(undefined)}
            />
          )}
        </Lazy>
      )}
      {beside === 'activity' && (
        <Lazy load={loadActivity}>
          {({ ActivityDialog }) => (
            <ActivityDialog
              formId={formId}
              type={overview.type}
              steps={overview.steps}
              onClose={() => setBeside(undefined)}
            />
          )}
        </Lazy>
      )}
    </Container>
  )
}
