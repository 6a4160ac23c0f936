import { History, Keyboard } from 'lucide-react'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { readApplicationsOverview } from '#contract/review/search-applications.ts'
import { PageHead } from '#web/page/page-head.tsx'
import { query } from '#web/queries/answers.ts'
import { onClickAnew } from '#web/queries/on-click-anew.ts'
import { onServer, type PageQueries, useAnswer } from '#web/queries/page-queries.ts'
import { may } from '#web/session/may.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button, ButtonLink } from '#web/ui/actions/button.tsx'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { Breadcrumbs } from '#web/ui/navigation/breadcrumbs.tsx'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import { formAddress } from '../../form-addresses.ts'
import { Late } from '../../late.tsx'
import list from '../../list-page.module.css'
import { allApplicationsAddress, enterAddress, mailingsAddress } from '../../review-addresses.ts'
import type { ActTarget } from '../acts/act-target.ts'
import { LateAct } from '../acts/late-act.tsx'
import { type ActName, actNamed } from '../acts/registry.ts'
import { applicationsOf } from './applications-of.ts'
import { Chips } from './filters/chips.tsx'
import { filtersOf, type ListSearch, listAddress, listSearchOf, pagesOf } from './list-search.ts'
import { ListTools } from './list-tools.tsx'
import { NothingHere } from './nothing-here.tsx'
import styles from './page.module.css'
import { allSelected, countSelected, isSelected, noneSelected, targetOf } from './selection/selected.ts'
import { ListSelectionBar } from './selection/selection-bar.tsx'
import { useSelection } from './selection/use-selection.ts'
import { StatusTabs } from './status-tabs.tsx'
import { ApplicationCards } from './table/application-cards.tsx'
import { ApplicationsTable } from './table/applications-table.tsx'
import { useCounted } from './table/use-counted.ts'
import { useListKeys } from './use-list-keys.ts'

/** The overview of the list, with the names of the chosen filters, as many as the call takes. */
const overviewOf = (companyId: string, formId: string | undefined, now: ListSearch) => {
  const [universityId, cityId, classId] = [now.universityId, now.cityId, now.classId].map((ids) => ids?.slice(0, 100))
  return query(readApplicationsOverview, { companyId, formId: formId ?? '', universityId, cityId, classId })
}

const loadKeys = () => import('./keys-dialog.tsx')
const loadActivity = () => import('../acts/activity-dialog.tsx')

const queries: PageQueries = ({ me, params, search }) => [
  overviewOf(me.myId, params.formId, listSearchOf(search)),
  applicationsOf(me.myId, params.formId, listSearchOf(search)),
]
export const loader = onServer(queries)
export const clientLoader = onClickAnew(queries)
export { NoLists as ErrorBoundary } from '../../no-lists.tsx'

/** The applications of one form: searched, filtered and opened. */
export default function ApplicationsPage() {
  const t = useTexts('org_candidate_list_and_detail')
  const me = useMe()
  const { formId = '' } = useParams()
  const now = listSearchOf(useSearchParams()[0])
  const overview = useAnswer(overviewOf(me.myId, formId, now))
  const shown = useAnswer(applicationsOf(me.myId, formId, now))
  const { items } = shown
  const { applications, withdrawn, drafts, sealed, unreadReplies } = overview
  const counted = useCounted(me.myId, formId, now, shown)
  const { selected, setSelected, select } = useSelection(now)
  const [doing, setDoing] = useState<{ readonly name: ActName; readonly target: ActTarget }>()
  const [beside, setBeside] = useState<'keys' | 'activity'>()
  const writes = may(me, 'Applications', 'write')
  const selection = writes ? { isSelected: (id: string) => isSelected(selected, id), onSelect: select } : undefined
  const opensForm = may(me, 'Forms', 'open')
  const rows = { rows: items, now, formId, steps: overview.steps, selection }
  const target = targetOf(selected, filtersOf(now))
  const current = useListKeys({
    ids: items.map(({ id }) => id),
    selection,
    onAct: (name, current) => {
      if (countSelected(selected) > 0) setDoing({ name, target })
      else if (current) setDoing({ name, target: { applicationIds: [current] } })
    },
    onPeek: () => undefined,
    onEscape: () => setSelected(noneSelected),
    onHelp: () => setBeside('keys'),
  })
  return (
    <Container width="wide" className={list.page}>
      <PageHead title={`${t('list.title')} · ${overview.title} · Köprü`} />
      <header className={styles.header}>
        <Breadcrumbs
          trail={[{ label: t('forms'), to: allApplicationsAddress }, { label: overview.title || t('forms.untitled') }]}
        />
        <div className={styles.title}>
          <h1>{t('list.of', { title: overview.title || t('forms.untitled') })}</h1>
          <div className={styles.ends}>
            <p className={styles.lead}>
              {t('list.lead', { applications, drafts })}
              {opensForm && (
                <>
                  {' · '}
                  <Link to={formAddress(formId)}>{t('form.open')}</Link>
                </>
              )}
              {' · '}
              <Link to={mailingsAddress(formId)}>{t('mailings.title')}</Link>
              {writes && (
                <>
                  {' · '}
                  <Link to={enterAddress(formId)}>{t('enter.title')}</Link>
                </>
              )}
              {unreadReplies > 0 && (
                <>
                  {' · '}
                  <Link to="?unreadReply=true">{t('messages.unread', { count: unreadReplies })}</Link>
                </>
              )}
            </p>
            <Button size="small" variant="quiet" icon={<History />} onClick={() => setBeside('activity')}>
              {t('activity')}
            </Button>
            <IconButton
              label={t('keys')}
              icon={<Keyboard />}
              className={styles.wide}
              onClick={() => setBeside('keys')}
            />
          </div>
        </div>
      </header>
      {sealed > 0 && (
        <Notice tone="warning" title={t('sealed.title', { count: sealed })}>
          <p>{t('sealed.detail')}</p>
        </Notice>
      )}
      {applications + withdrawn === 0 ? (
        <EmptyState
          title={t('list.empty')}
          {...(opensForm && { action: <ButtonLink to={formAddress(formId)}>{t('list.empty.form')}</ButtonLink> })}
        >
          {t('list.empty.detail', { drafts })}
        </EmptyState>
      ) : (
        <>
          <StatusTabs now={now} counted={counted} />
          <ListTools key={now.search ?? ''} now={now} overview={overview} />
          <Chips now={now} overview={overview} />
          {items.length > 0 ? (
            <>
              <ApplicationsTable {...rows} current={current} />
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
            onSelectAll={() => setSelected(allSelected(counted.total))}
            onClear={() => setSelected(noneSelected)}
          />
          {doing && (
            <LateAct
              key={doing.name}
              act={actNamed(doing.name)}
              formId={formId}
              steps={overview.steps}
              target={doing.target}
              onClose={() => setDoing(undefined)}
              onDone={() => setSelected(noneSelected)}
            />
          )}
        </>
      )}
      {beside === 'keys' && (
        <Late load={loadKeys}>{({ KeysDialog }) => <KeysDialog onClose={() => setBeside(undefined)} />}</Late>
      )}
      {beside === 'activity' && (
        <Late load={loadActivity}>
          {({ ActivityDialog }) => (
            <ActivityDialog formId={formId} steps={overview.steps} onClose={() => setBeside(undefined)} />
          )}
        </Late>
      )}
    </Container>
  )
}
