import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { inviteApplicants, inviteParticipants } from '#contract/communities/invitations.ts'
import { listOwnCommunities } from '#contract/communities/own-communities.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { RetryNotice } from '#web/ui/feedback/retry-notice.tsx'
import { showToast } from '#web/ui/feedback/show-toast.ts'
import { LoadingBlock } from '#web/ui/feedback/skeleton.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { beginHere } from '#web/ui/overlays/begin-here.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useOutcomeWords } from './outcome-words.ts'
import { useInvitation } from './use-invitation.ts'

interface InviteToCommunityProps {
  readonly call: typeof inviteApplicants | typeof inviteParticipants
  /** The target, as the call takes it */
  readonly to: object
  readonly count: number
  readonly onClose: () => void
  readonly onDone?: (() => void) | undefined
}

/** Invites a selection to a community of the organization; shows who is affected. */
export function InviteToCommunity({ call, to, count, onClose, onDone }: InviteToCommunityProps) {
  const t = useTexts('org_communities')
  const { myId: companyId } = useMe()
  const wordOutcome = useOutcomeWords()
  const [communityId, setCommunityId] = useState('')
  const { data, isError, refetch } = useQuery({
    queryKey: [listOwnCommunities.path, { companyId }],
    queryFn: () => askInBrowser(listOwnCommunities, { companyId }, { quiet: true }),
    meta: { isOfPage: true },
  })
  const communities = data?.items.filter(({ state }) => state === 'published') ?? []
  const run = useInvitation(call, communityId === '' ? undefined : { ...to, communityId }, 'expected' in to)
  const { preview, isCounting, countAgain, busy, failed } = run
  const invite = () =>
    void run.invite(({ changed }) => {
      onClose()
      onDone?.()
      showToast({ tone: 'success', title: t('invite.done', { count: changed }) })
    })
  return (
    <Dialog
      open
      title={t('invite.selected', { count })}
      onClose={busy ? undefined : onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('ui.cancel')}
          </Button>
          <Button
            variant="primary"
            loading={busy || isCounting}
            disabled={!preview || preview.changed === 0}
            onClick={invite}
          >
            {preview && preview.changed > 0 ? t('invite.submit', { count: preview.changed }) : t('invite')}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{t('invite.lead')}</p>
        {isError && <RetryNotice onRetry={() => void refetch()}>{t('invite.notListed')}</RetryNotice>}
        {!data && !isError && <LoadingBlock />}
        {data && communities.length === 0 && (
          <Notice tone="info" title={t('invite.noCommunity')}>
            {t('invite.noCommunity.detail')}
          </Notice>
        )}
        {communities.length > 0 && (
          <div ref={beginHere}>
            <Select
              name="communityId"
              label={t('invite.which')}
              placeholder={t('invite.which.choose')}
              value={communityId}
              onChange={({ currentTarget }) => setCommunityId(currentTarget.value)}
              options={communities.map(({ id, name }) => ({ value: id, label: name }))}
            />
          </div>
        )}
        <div role="status">{preview && <p>{wordOutcome(preview)}</p>}</div>
        {countAgain && <RetryNotice onRetry={countAgain}>{t('invite.notCounted')}</RetryNotice>}
        <FailedNotice failed={failed} />
      </Stack>
    </Dialog>
  )
}
