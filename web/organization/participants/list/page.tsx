import { CalendarRange, FileDown } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Lazy } from '#web/loading/lazy.tsx'
import { PageHead } from '#web/page/page-head.tsx'
import { freshBrowserLoader } from '#web/queries/fresh-browser-loader.ts'
import { type PageQueries, serverLoader, useAnswer } from '#web/queries/page-queries.ts'
import { may } from '#web/session/may.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button, ButtonLink } from '#web/ui/actions/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { Cluster } from '#web/ui/layout/layout.tsx'
import { TitleRow } from '#web/ui/layout/title-row.tsx'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import type { ParticipantsTarget } from '../../desk/acts/act-target.ts'
import { allSelected, countSelected, isSelected, noneSelected, type Selected } from '../../desk/list/selected.ts'
import { useKeptFocus } from '../../desk/list/use-kept-focus.ts'
import { linkOf, useListKeys } from '../../desk/list/use-list-keys.ts'
import { useSelection } from '../../desk/list/use-selection.ts'
import list from '../../list-page.module.css'
import { participantsAddress, termsAddress } from '../../participants-addresses.ts'
import { whoTakesPart } from '../../who-takes-part.ts'
import { LazyParticipantAct } from '../acts/lazy-participant-act.tsx'
import { type ParticipantActName, participantActsOf } from '../acts/registry.ts'
import { Chips } from './chips.tsx'
import { EnterButton, WhyNotEnter } from './entering.tsx'
import { filtersOf, type ListSearch, listAddress, listSearchOf, narrowedBy, pageSize } from './list-search.ts'
import { ListTools, searchFieldId } from './list-tools.tsx'
import { ParticipantCards } from './participant-cards.tsx'
import { choicesOf, participantCountsOf, participantsOf, recentImportsOf } from './participants-of.ts'
import { ParticipantsTable } from './participants-table.tsx'
import { StatusTabs } from './status-tabs.tsx'

const loadBar = () => import('./selection-bar.tsx')
const loadExport = () => import('./export-participants.tsx')
const loadKeys = () => import('./keys-dialog.tsx')

const loadEnterMenu = () => import('./enter-menu.tsx')
const loadImports = () => import('./recent-imports.tsx')

const mayEnter = (me: Parameters<typeof may>[0]) => may(me, 'Participants', 'write') && may(me, 'Applications', 'write')

const queries: PageQueries = ({ me, search }) => {
  const now = listSearchOf(search)
  return [
    participantCountsOf(me.myId),
    participantsOf(me.myId, now),
    choicesOf(me.myId, now),
    ...(mayEnter(me) ? [recentImportsOf(me.myId, now)] : []),
  ]
}
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)
export { ForbiddenBoundary as ErrorBoundary } from '../../forbidden-boundary.tsx'

/** The target of an act on the selection. */
const targetOf = (selected: Selected, now: ListSearch): ParticipantsTarget =>
  'ids' in selected
    ? { participantIds: [...selected.ids] }
    : {
        filters: filtersOf(now),
        formId: now.formId,
        except: [...selected.allBut],
        expected: countSelected(selected),
      }

/** Participants, of all forms or of one: searched, filtered, and acted on. */
export default function ParticipantsPage() {
  const t = useTexts('org_candidate_list_and_detail')
  const me = useMe()
  const now = listSearchOf(useSearchParams()[0])
  const { total: everybody, forms } = useAnswer(participantCountsOf(me.myId))
  const { items, counts, total, isExact } = useAnswer(participantsOf(me.myId, now))
  const choices = useAnswer(choicesOf(me.myId, now))
  const { selected, setSelected, select } = useSelection(narrowedBy(now))
  const [doing, setDoing] = useState<{ readonly name: ParticipantActName; readonly target: ParticipantsTarget }>()
  const [showsKeys, setShowsKeys] = useState(false)
  const [isExporting, setExporting] = useState(false)
  const writes = may(me, 'Participants', 'write')
  const selection = writes ? { isSelected: (id: string) => isSelected(selected, id), onSelect: select } : undefined
  const ids = items.map(({ id }) => id)
  const nameOf = (id: string) => items.find((item) => item.id === id)?.name
  const current = useListKeys({
    ids,
    acts: participantActsOf(me),
    selection,
    onAct: (name, id) => {
      if (countSelected(selected) > 0) setDoing({ name, target: targetOf(selected, now) })
      else if (id) setDoing({ name, target: { participantIds: [id], name: nameOf(id) } })
    },
    onEscape: () => setSelected(noneSelected),
    onHelp: () => setShowsKeys(true),
    onSearch: () => document.querySelector<HTMLInputElement>(`#${searchFieldId}`)?.select(),
  })
  useKeptFocus(current, `${doing?.name} ${countSelected(selected)} ${narrowedBy(now)}`)
  const pages = Math.max(Math.ceil(total / pageSize), isExact || items.length < pageSize ? 0 : now.page + 1)
  const form = forms.find(({ formId }) => formId === now.formId)
  const who = whoTakesPart(form ? [form] : forms)
  const title = form ? t('participants.of', { title: form.title, who }) : t('participants.title', { who })
  return (
    <Container width="wide" className={list.page}>
      <PageHead title={`${title} · Köprü`} />
      <TitleRow>
        <h1>{title}</h1>
        <Cluster gap={2}>
          {everybody > 0 && (
            <Button icon={<FileDown />} aria-haspopup="dialog" onClick={() => setExporting(true)}>
              {t('exports.new')}
            </Button>
          )}
          <EnterButton formId={now.formId} form={form} />
          <ButtonLink to={termsAddress} icon={<CalendarRange />}>
            {t('term.title')}
          </ButtonLink>
        </Cluster>
      </TitleRow>
      <WhyNotEnter formId={now.formId} />
      <OwnImports now={now} />
      {everybody === 0 ? (
        <NobodyYet formId={now.formId} />
      ) : (
        <>
          <StatusTabs now={now} counts={counts} isExact={isExact} />
          <ListTools who={who} now={now} forms={forms} onLeave={() => linkOf(current ?? '')?.focus()} />
          <Chips now={now} choices={choices} />
          {items.length > 0 ? (
            <>
              <ParticipantsTable
                who={who}
                now={now}
                selection={selection}
                current={current}
                rows={items}
                filled={choices.filled}
              />
              <ParticipantCards rows={items} now={now} selection={selection} />
              <Pagination page={now.page} pages={pages} to={(page) => listAddress(now, { page })} />
            </>
          ) : (
            <EmptyState
              title={t('participants.notFound', { who })}
              action={
                <ButtonLink to={participantsAddress}>
                  {t('participants.showAll', { who: whoTakesPart(forms) })}
                </ButtonLink>
              }
            >
              {t('list.notFound.detail')}
            </EmptyState>
          )}
          {countSelected(selected) > 0 && (
            <Lazy load={loadBar}>
              {({ ParticipantBar }) => (
                <ParticipantBar
                  selected={selected}
                  shown={ids}
                  total={total}
                  isExact={isExact}
                  onAct={(name) => setDoing({ name, target: targetOf(selected, now) })}
                  onSelectPage={() => select(ids, true)}
                  onSelectAll={() => setSelected(allSelected(total))}
                  onClear={() => setSelected(noneSelected)}
                />
              )}
            </Lazy>
          )}
          {doing && (
            <LazyParticipantAct
              {...doing}
              onClose={() => setDoing(undefined)}
              onDone={() => setSelected(noneSelected)}
            />
          )}
        </>
      )}
      {isExporting && (
        <Lazy load={loadExport}>
          {({ ExportParticipants }) => (
            <ExportParticipants
              now={now}
              total={total}
              target={targetOf(selected, now)}
              selected={countSelected(selected)}
              onClose={() => setExporting(false)}
            />
          )}
        </Lazy>
      )}
      {showsKeys && (
        <Lazy load={loadKeys}>{({ ListKeysDialog }) => <ListKeysDialog onClose={() => setShowsKeys(false)} />}</Lazy>
      )}
    </Container>
  )
}

function NobodyYet({ formId }: { formId: string | undefined }) {
  const t = useTexts('org_candidate_list_and_detail')
  const me = useMe()
  // The list of one form has its own button above.
  const isOffered = formId === undefined && mayEnter(me) && may(me, 'Forms', 'read')
  return (
    <EmptyState
      title={t('participants.empty')}
      {...(isOffered && { action: <Lazy load={loadEnterMenu}>{({ EnterMenu }) => <EnterMenu />}</Lazy> })}
    >
      <p>{t('participants.empty.detail')}</p>
      {isOffered && <p>{t('participants.empty.enter')}</p>}
    </EmptyState>
  )
}

function OwnImports({ now }: { now: ListSearch }) {
  return mayEnter(useMe()) && <RecentImportsOf now={now} />
}

function RecentImportsOf({ now }: { now: ListSearch }) {
  const { items } = useAnswer(recentImportsOf(useMe().myId, now))
  return items.length > 0 && <Lazy load={loadImports}>{({ RecentImports }) => <RecentImports items={items} />}</Lazy>
}
