import { Download, MailPlus } from 'lucide-react'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { listedStates } from '#contract/communities/community-facts.ts'
import type { OwnCommunity } from '#contract/communities/own-communities.ts'
import { formatNumber } from '#platform/text/numbers.ts'
import { focusIfLost } from '#web/dialogs/focus-if-lost.ts'
import { Lazy } from '#web/loading/lazy.tsx'
import { useLanguage } from '#web/place.tsx'
import { freshBrowserLoader } from '#web/queries/fresh-browser-loader.ts'
import { idIn } from '#web/queries/id-in.ts'
import { type PageQueries, serverLoader, useAnswer } from '#web/queries/page-queries.ts'
import { may } from '#web/session/may.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button, ButtonLink } from '#web/ui/actions/button.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import { Tabs } from '#web/ui/navigation/tabs.tsx'
import { allSelected, isSelected, noneSelected } from '../../desk/list/selected.ts'
import { useSelection } from '../../desk/list/use-selection.ts'
import { communityAddress, communityOf, inviteAddress, poolFormsOf } from '../communities-of.ts'
import { MemberActs } from './member-acts.tsx'
import { MemberTools } from './member-tools.tsx'
import {
  filtersOf,
  isNarrowed,
  type MemberSearch,
  memberAddress,
  memberSearchOf,
  membersOf,
  membersPerPage,
} from './members-of.ts'
import { MembersTable } from './members-table.tsx'
import styles from './one.module.css'

const loadExport = () => import('./export-members.tsx')

const queries: PageQueries = ({ me, params, search }) => [
  communityOf(me.myId, idIn(params.communityId)),
  membersOf(me.myId, idIn(params.communityId), memberSearchOf(search)),
  ...(memberSearchOf(search).invitedTo ? [poolFormsOf(me.myId, idIn(params.communityId))] : []),
]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)
export { ForbiddenBoundary as ErrorBoundary } from '../../forbidden-boundary.tsx'

/** Members, requests to join and invitations: searched, viewed and decided. */
export default function MembersPage() {
  const t = useTexts('org_communities')
  const language = useLanguage()
  const me = useMe()
  const { communityId = '' } = useParams()
  const now = memberSearchOf(useSearchParams()[0])
  const { items, counts, tags, filled, total } = useAnswer(membersOf(me.myId, communityId, now))
  const { selected, setSelected, select } = useSelection(JSON.stringify(filtersOf(now)))
  const community = useAnswer(communityOf(me.myId, communityId))
  const [isExporting, setExporting] = useState(false)
  const canAct = may(me, 'Communities', 'write') && now.state !== 'refused' && now.state !== 'removed'
  return (
    <>
      <Tabs
        label={t('members.states')}
        tabs={listedStates.map((state) => ({
          to: memberAddress(now, { state }),
          label: t('members.state', { state }),
          count: formatNumber(counts[state], language),
          dim: counts[state] === 0,
          waiting: state === 'requested' && counts[state] > 0,
          current: state === now.state,
        }))}
      />
      {(counts[now.state] > 0 || isNarrowed(now)) && (
        <MemberTools now={now} tags={tags}>
          {total > 0 && (
            <Button icon={<Download />} aria-haspopup="dialog" onClick={() => setExporting(true)}>
              {t('members.export')}
            </Button>
          )}
        </MemberTools>
      )}
      {isExporting && (
        <Lazy load={loadExport}>
          {({ ExportMembers }) => (
            <ExportMembers
              communityId={communityId}
              now={now}
              total={total}
              selected={selected}
              onClose={() => setExporting(false)}
            />
          )}
        </Lazy>
      )}
      {now.invitedTo && <InvitedTo communityId={communityId} formId={now.invitedTo} />}
      <div id="members" tabIndex={-1}>
        {items.length === 0 ? (
          <NobodyFound now={now} community={community} />
        ) : (
          <MembersTable
            rows={items}
            filled={filled}
            state={now.state}
            tags={tags}
            selection={canAct ? { isSelected: (id) => isSelected(selected, id), onSelect: select } : undefined}
          />
        )}
      </div>
      <Pagination
        page={now.page}
        pages={Math.ceil(total / membersPerPage)}
        to={(page) => memberAddress(now, { page })}
      />
      {canAct && (
        <MemberActs
          communityId={communityId}
          now={now}
          selected={selected}
          shown={items.map(({ candidateId }) => candidateId)}
          total={total}
          isPublished={community.state === 'published'}
          onSelectAll={() => setSelected(allSelected(total))}
          onClear={() => {
            setSelected(noneSelected)
            focusIfLost('members')
          }}
        />
      )}
    </>
  )
}

/** Names the form that the list is filtered by, with a link back to all members. */
function InvitedTo({ communityId, formId }: { communityId: string; formId: string }) {
  const t = useTexts('org_communities')
  const { items } = useAnswer(poolFormsOf(useMe().myId, communityId))
  const title = items.find((form) => form.formId === formId)?.title ?? ''
  return (
    <p className={styles.invitedTo}>
      <strong>{t('members.invitedTo', { title })}</strong>
      <Link to={communityAddress(communityId)}>{t('members.invitedTo.all')}</Link>
    </p>
  )
}

function NobodyFound({ now, community }: { now: MemberSearch; community: OwnCommunity }) {
  const t = useTexts('org_communities')
  const canInvite = may(useMe(), 'Communities', 'write') && community.state === 'published'
  const { state } = now
  if (!isNarrowed(now))
    return (
      <EmptyState
        title={t('members.none', { state })}
        {...(canInvite && state === 'member' && { action: <Invite communityId={community.id} /> })}
      >
        {t('members.none.detail', { state: state === 'member' ? community.state : state })}
      </EmptyState>
    )
  return (
    <EmptyState
      drawing="search"
      title={t('members.notFound')}
      action={<ButtonLink to={memberAddress({ state, page: 1 }, {})}>{t('members.showAll')}</ButtonLink>}
    >
      {t('members.notFound.detail')}
    </EmptyState>
  )
}

function Invite({ communityId }: { communityId: string }) {
  const t = useTexts('org_communities')
  return (
    <ButtonLink to={inviteAddress(communityId)} variant="primary" icon={<MailPlus />}>
      {t('invite')}
    </ButtonLink>
  )
}
