import { type FormEvent, useId, useState } from 'react'
import type { CommunityCard } from '#contract/communities/communities.ts'
import { type SharedPart, sharedParts } from '#contract/communities/community-facts.ts'
import { joinCommunity } from '#contract/communities/memberships.ts'
import { focusIfLost } from '../../dialogs/focus-if-lost.ts'
import { FailedNotice } from '../../forms/failed-notice.tsx'
import { useAct } from '../../forms/use-act.ts'
import { askInBrowser } from '../../queries/ask-in-browser.ts'
import { useMe } from '../../session/store.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { showToast } from '../../ui/feedback/show-toast.ts'
import { CheckboxGroup } from '../../ui/fields/checkbox-group.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'

interface JoinDialogProps {
  readonly community: CommunityCard
  /** Joining, requesting to join, accepting an invitation, or changing the shared fields */
  readonly way: 'join' | 'ask' | 'accept' | 'change'
  readonly shares: readonly SharedPart[]
  readonly onClose: () => void
}

/** The candidate agrees to the shared fields before joining. */
export function JoinDialog({ community, way, shares: before, onClose }: JoinDialogProps) {
  const t = useTexts('org_communities')
  const id = useId()
  const { myId: candidateId } = useMe()
  const [shares, setShares] = useState(before)
  const [note, setNote] = useState('')
  const { act, busy, failed } = useAct({ changes: 'memberships' })
  const companyName = community.company.name

  function send(event: FormEvent) {
    event.preventDefault()
    void act(
      () => askInBrowser(joinCommunity, { candidateId, communityId: community.id, shares: [...shares], note }),
      ({ state }) => {
        onClose()
        focusIfLost('membership')
        showToast({
          tone: 'success',
          title: way === 'change' ? t('ui.saved') : t('join.done', { state, name: community.name }),
        })
      },
    )
  }

  return (
    <Dialog
      open
      title={t('join.title', { way, name: community.name })}
      onClose={busy ? undefined : onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" form={id} variant="primary" loading={busy}>
            {way === 'change' ? t('ui.save') : t('join.button', { way })}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={send}>
        <Stack>
          <p>{t('join.always', { companyName })}</p>
          <CheckboxGroup
            name="shares"
            label={t('join.shares')}
            help={t('join.shares.help')}
            onChange={({ currentTarget: { value, checked } }) =>
              setShares(sharedParts.filter((part) => (part === value ? checked : shares.includes(part))))
            }
            options={sharedParts.map((part) => ({
              value: part,
              label: t('join.part', { part }),
              checked: shares.includes(part),
            }))}
          />
          {way === 'ask' && (
            <TextArea
              name="note"
              label={t('join.note')}
              help={t('join.note.help')}
              rows={3}
              maxLength={500}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          )}
          <p>{t('join.agree', { companyName })}</p>
          <FailedNotice failed={failed} />
        </Stack>
      </form>
    </Dialog>
  )
}
