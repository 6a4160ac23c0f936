import { Archive, Send } from 'lucide-react'
import { useState } from 'react'
import { changeCommunityState, type OwnCommunity } from '#contract/communities/own-communities.ts'
import { useAct } from '#web/forms/use-act.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { may } from '#web/session/may.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { showToast } from '#web/ui/feedback/show-toast.ts'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'

/** Publishes a draft or archived community, or archives one, after a confirmation that states the effect. */
export function StateActs({ community }: { community: OwnCommunity }) {
  const t = useTexts('org_communities')
  const me = useMe()
  const [isAsking, setAsking] = useState(false)
  const { act, busy } = useAct({ changes: 'communities', showsProblemInDialog: true })
  if (!may(me, 'Communities', 'full')) return null
  const { id: communityId, name, state, members } = community
  const next = state === 'published' ? 'archived' : 'published'
  const change = () =>
    act(
      () => askInBrowser(changeCommunityState, { companyId: me.myId, communityId, state: next }),
      () => {
        setAsking(false)
        showToast({ tone: 'success', title: t('own.changed', { state: next }) })
      },
    )
  return (
    <>
      <Button
        variant={next === 'published' ? 'primary' : 'secondary'}
        icon={next === 'published' ? <Send /> : <Archive />}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        {t('own.change', { state: next })}
      </Button>
      <ConfirmDialog
        open={isAsking}
        tone={next === 'published' ? 'info' : 'warning'}
        title={t('own.change.title', { state: next, name })}
        detail={t('own.change.detail', { state: next, count: members })}
        confirmText={t('own.change', { state: next })}
        loading={busy}
        onCancel={() => setAsking(false)}
        onConfirm={() => void change()}
      />
    </>
  )
}
