import { Check, ClipboardPen, Mail, Tag, UserRoundMinus, X } from 'lucide-react'
import { useState } from 'react'
import type { Asked } from '#contract/call.ts'
import { changeMembers } from '#contract/communities/members.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { useAct } from '#web/forms/use-act.ts'
import { Lazy } from '#web/loading/lazy.tsx'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { may } from '#web/session/may.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { SelectionBar } from '#web/ui/data/filter-bar.tsx'
import { showToast } from '#web/ui/feedback/show-toast.ts'
import { Stack } from '#web/ui/layout/layout.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { countSelected, type Selected } from '../../desk/list/selected.ts'
import { filtersOf, type MemberSearch } from './members-of.ts'
import { useUndoRemoval } from './use-undo-removal.ts'

interface MemberActsProps {
  readonly communityId: string
  readonly now: MemberSearch
  readonly selected: Selected
  /** The ids of the members on this page */
  readonly shown: readonly string[]
  readonly total: number
  /** Archived communities do not notify their members */
  readonly isPublished: boolean
  readonly onSelectAll: () => void
  readonly onClear: () => void
}

type Decision = Asked<typeof changeMembers>['state']

/** The acts for each state: accept or refuse a request, remove a member, withdraw an invitation. */
const decisions = {
  requested: ['member', 'refused'],
  member: ['removed'],
  invited: ['removed'],
  refused: [],
  removed: [],
} as const satisfies Record<MemberSearch['state'], readonly Decision[]>

const loadTagging = () => import('./tag-members.tsx')
const loadInviting = () => import('../pool/invite-to-form-dialog.tsx')
const loadWriting = () => import('../messages/write-to-members.tsx')

const icons = { member: <Check />, refused: <X />, removed: <UserRoundMinus /> } as const

/** The selection bar, and the confirmation of an act: its effect, the count, and what members are told. */
export function MemberActs(props: MemberActsProps) {
  const { communityId, now, selected, shown, total, isPublished, onSelectAll, onClear } = props
  const t = useTexts('org_communities')
  const me = useMe()
  const companyId = me.myId
  const [asking, setAsking] = useState<Decision>()
  const [dialog, setDialog] = useState<'write' | 'invite' | 'tag'>()
  const { act, busy, failed, forget } = useAct({ changes: 'communities', refreshes: true })
  const offerUndo = useUndoRemoval(communityId)
  const count = countSelected(selected)
  const from = now.state
  if (count === 0) return null
  const target =
    'ids' in selected
      ? { candidateIds: [...selected.ids] }
      : { filters: filtersOf(now), except: [...selected.allBut], expected: count }
  const dialogProps = { communityId, target, onClose: () => setDialog(undefined), onDone: onClear }
  const decide = (state: Decision) =>
    act(
      () => askInBrowser(changeMembers, { companyId, communityId, state, ...target }),
      ({ changed, removalId }) => {
        setAsking(undefined)
        onClear()
        showToast({
          tone: 'success',
          title: t('members.done', { count: changed, state, from }),
          ...(removalId && offerUndo(removalId)),
        })
      },
    )
  function close() {
    setAsking(undefined)
    forget()
  }
  return (
    <SelectionBar
      label={t('members.selected', { count })}
      onClear={onClear}
      beside={
        count < total &&
        shown.length < total && (
          <Button size="small" variant="quiet" onClick={onSelectAll}>
            {t('members.selectAll', { count: total })}
          </Button>
        )
      }
    >
      {from === 'member' && isPublished && (
        <>
          <Button
            size="small"
            variant="primary"
            icon={<Mail />}
            aria-haspopup="dialog"
            onClick={() => setDialog('write')}
          >
            {t('write')}
          </Button>
          <Button size="small" icon={<ClipboardPen />} aria-haspopup="dialog" onClick={() => setDialog('invite')}>
            {t('pool.act')}
          </Button>
        </>
      )}
      {may(me, 'Applications', 'read') && (
        <Button size="small" icon={<Tag />} aria-haspopup="dialog" onClick={() => setDialog('tag')}>
          {t('tag.act')}
        </Button>
      )}
      {dialog === 'tag' && <Lazy load={loadTagging}>{({ TagMembers }) => <TagMembers {...dialogProps} />}</Lazy>}
      {dialog === 'write' && (
        <Lazy load={loadWriting}>{({ WriteToMembers }) => <WriteToMembers {...dialogProps} />}</Lazy>
      )}
      {dialog === 'invite' && (
        <Lazy load={loadInviting}>{({ InviteToFormDialog }) => <InviteToFormDialog {...dialogProps} />}</Lazy>
      )}
      {decisions[from].map((state) => (
        <Button
          key={state}
          size="small"
          variant={state === 'member' ? 'primary' : 'secondary'}
          icon={icons[state]}
          aria-haspopup="dialog"
          onClick={() => setAsking(state)}
        >
          {t('members.decide', { state, from })}
        </Button>
      ))}
      {asking && (
        <ConfirmDialog
          open
          tone={asking === 'member' ? 'info' : 'warning'}
          title={t('members.decide.title', { state: asking, from, count })}
          detail={
            <Stack>
              <p>{t('members.decide.detail', { state: asking, from, count })}</p>
              <FailedNotice failed={failed} />
            </Stack>
          }
          confirmText={t('members.decide', { state: asking, from })}
          loading={busy}
          onCancel={close}
          onConfirm={() => void decide(asking)}
        />
      )}
    </SelectionBar>
  )
}
