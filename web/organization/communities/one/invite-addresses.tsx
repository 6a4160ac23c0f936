import { MailPlus } from 'lucide-react'
import { useState } from 'react'
import { inviteByEmail } from '#contract/communities/email-invitations.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { useAct } from '#web/forms/use-act.ts'
import { useRequestKey } from '#web/forms/use-request-key.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { showToast } from '#web/ui/feedback/show-toast.ts'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { InvitedAddresses } from './invited-addresses.tsx'
import styles from './one.module.css'
import { pastedAddresses } from './pasted-addresses.ts'

/** The most addresses that one request takes */
const most = 500

/** Invites pasted e-mail addresses after a check; lists the invited addresses that have not joined yet. */
export function InviteAddresses({ communityId }: { communityId: string }) {
  const t = useTexts('org_communities')
  const { myId: companyId } = useMe()
  const [text, setText] = useState('')
  const { act, busy, failed } = useAct({ changes: 'communities' })
  const { keyOf } = useRequestKey()
  const { valid, wrong } = pastedAddresses(text)
  const isTooMany = valid.length > most
  function invite() {
    const input = { companyId, communityId, emails: valid }
    void act(
      () => askInBrowser(inviteByEmail, input, { key: keyOf(input) }),
      (answer) => {
        setText('')
        showToast({ tone: answer.changed > 0 ? 'success' : 'info', title: t('invite.emails.done', { ...answer }) })
      },
    )
  }
  return (
    <Stack gap={6}>
      <TextArea
        name="emails"
        label={t('invite.emails')}
        help={t('invite.emails.help', { most })}
        rows={6}
        value={text}
        spellCheck={false}
        autoCapitalize="none"
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        error={isTooMany ? t('invite.emails.tooMany', { most, count: valid.length }) : undefined}
      />
      <div role="status" className={styles.quiet}>
        {text.trim() !== '' && <p>{t('invite.emails.found', { count: valid.length })}</p>}
        {wrong.length > 0 && (
          <p>
            {t('invite.emails.wrong', {
              count: wrong.length,
              some: wrong.slice(0, 5).join(', '),
              more: Math.max(0, wrong.length - 5),
            })}
          </p>
        )}
      </div>
      <FailedNotice failed={failed} />
      <div>
        <Button
          variant="primary"
          icon={<MailPlus />}
          disabled={valid.length === 0 || isTooMany}
          loading={busy}
          onClick={invite}
        >
          {valid.length > 0 ? t('invite.emails.submit', { count: valid.length }) : t('invite')}
        </Button>
      </div>
      <InvitedAddresses communityId={communityId} />
    </Stack>
  )
}
