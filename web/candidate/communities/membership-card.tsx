import { LogOut, X } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { changeMembership, leaveCommunity, type Membership } from '#contract/communities/memberships.ts'
import { formatDate } from '#platform/text/dates.ts'
import { useAct } from '../../forms/use-act.ts'
import { useHydrated } from '../../forms/use-hydrated.ts'
import { Lazy } from '../../loading/lazy.tsx'
import { useLanguage } from '../../place.tsx'
import { askInBrowser } from '../../queries/ask-in-browser.ts'
import { invalidate } from '../../queries/invalidate.ts'
import { queryClient } from '../../queries/query-client.ts'
import { useMe } from '../../session/store.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { showToast } from '../../ui/feedback/show-toast.ts'
import { Switch } from '../../ui/fields/switch.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import styles from './communities.module.css'
import { JoinButton } from './join-community.tsx'
import { membershipOf, membershipsAddress } from './memberships-of.ts'

const loadDialog = () => import('./join-dialog.tsx')

/** The membership: its state, the shared fields, and the possible acts. */
export function MembershipCard({ membership }: { membership: Membership }) {
  const t = useTexts('org_communities')
  const language = useLanguage()
  const { community, state, since, isMuted } = membership
  const isIn = state === 'member' || state === 'requested'
  const canJoin =
    community.state === 'published' && (state === 'invited' || (!isIn && community.joinRule !== 'invited'))
  return (
    <Card as="section" aria-label={t('mine.membership')} className={styles.side}>
      <p id="membership" tabIndex={-1}>
        <strong>{t('mine.state', { state })}</strong>{' '}
        <span className={styles.quiet}>{t('mine.since', { state, date: formatDate(since, language) })}</span>
      </p>
      <p>
        {t('mine.meaning', {
          state: state === 'member' && isMuted ? 'muted' : state,
          companyName: community.company.name,
        })}
      </p>
      {state === 'member' && <Mute membership={membership} />}
      {isIn && <Shown membership={membership} />}
      {canJoin && (
        <div>
          <JoinButton community={community} state={state} />
        </div>
      )}
      {(isIn || state === 'invited') && <Leave membership={membership} />}
    </Card>
  )
}

function Mute({ membership: { community, isMuted } }: { membership: Membership }) {
  const t = useTexts('org_communities')
  const hydrated = useHydrated()
  const { myId: candidateId } = useMe()
  const { act, busy } = useAct({ changes: 'memberships', showsProblemInDialog: true })
  // Optimistic value of the switch, until the server has answered.
  const [wanted, setWanted] = useState<boolean>()
  async function change(to: boolean) {
    setWanted(to)
    await act(() => askInBrowser(changeMembership, { candidateId, communityId: community.id, isMuted: to }))
    setWanted(undefined)
  }
  return (
    <Switch
      label={t('mine.mute')}
      help={t('mine.mute.help')}
      checked={wanted ?? isMuted}
      disabled={!hydrated}
      // Not `disabled` while saving, because that would lose the focus; presses are ignored instead.
      onChange={({ currentTarget }) => !busy && void change(currentTarget.checked)}
    />
  )
}

function Shown({ membership: { community, shares, consentedAt } }: { membership: Membership }) {
  const t = useTexts('org_communities')
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.join}>
      <div className={styles.shown}>
        <h2>{t('mine.shown')}</h2>
        <ul>
          <li>{t('mine.always')}</li>
          {shares.map((part) => (
            <li key={part}>{t('join.part', { part })}</li>
          ))}
        </ul>
        {consentedAt !== null && (
          <p className={styles.quiet}>{t('mine.agreed', { date: formatDate(consentedAt, language) })}</p>
        )}
      </div>
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('ui.change')}
      </Button>
      {isOpen && (
        <Lazy load={loadDialog}>
          {({ JoinDialog }) => (
            <JoinDialog community={community} way="change" shares={shares} onClose={() => setOpen(false)} />
          )}
        </Lazy>
      )}
    </div>
  )
}

function Leave({ membership: { community, state } }: { membership: Membership }) {
  const t = useTexts('org_communities')
  const { myId: candidateId } = useMe()
  const [isAsking, setAsking] = useState(false)
  const navigate = useNavigate()
  const { act, busy } = useAct({ showsProblemInDialog: true })
  // Updates the membership first: refetching the announcements, which are for members only, would fail.
  const leave = () =>
    act(
      () => askInBrowser(leaveCommunity, { candidateId, communityId: community.id }),
      async () => {
        setAsking(false)
        await queryClient.invalidateQueries({ queryKey: membershipOf(candidateId, community.id).key })
        await navigate(membershipsAddress)
        await invalidate('memberships')
        showToast({ tone: 'success', title: t('leave.done', { state }) })
      },
    )
  return (
    <div>
      <Button
        variant="quiet"
        icon={state === 'member' ? <LogOut /> : <X />}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        {t('leave', { state })}
      </Button>
      <ConfirmDialog
        open={isAsking}
        tone="warning"
        title={t('leave.title', { state, name: community.name })}
        detail={t('leave.detail', { state, companyName: community.company.name })}
        confirmText={t('leave', { state })}
        loading={busy}
        onCancel={() => setAsking(false)}
        onConfirm={() => void leave()}
      />
    </div>
  )
}
