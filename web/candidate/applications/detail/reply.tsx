import { useState } from 'react'
import { replyToMessages } from '#contract/conversations.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { LeaveGuard } from '#web/forms/leave-guard.tsx'
import { useAskForm } from '#web/forms/use-ask-form.ts'
import { useRequestKey } from '#web/forms/use-request-key.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { invalidate } from '#web/queries/invalidate.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'

const replyText = async () => (await import('./schemas.ts')).ReplyText

interface ReplyProps {
  readonly applicationId: string
  /** Called when the reply is in the thread */
  readonly onSent: () => void
}

/** The candidate's reply to the organization. */
export function Reply({ applicationId: id, onSent }: ReplyProps) {
  const t = useTexts('student_apps')
  const { myId: candidateId } = useMe()
  const [sent, setSent] = useState(0)
  const { keyOf, forget } = useRequestKey()
  const form = useAskForm(replyText, 'Candidate', async ({ text }) => {
    const answer = { candidateId, id, text }
    await askInBrowser(replyToMessages, answer, { key: keyOf(answer) })
    forget()
    form.reset()
    setSent((before) => before + 1)
    await invalidate('messages')
    onSent()
  })
  return (
    <form {...form.form}>
      <LeaveGuard isChanged={form.value('text').trim() !== ''} />
      <Stack gap={3}>
        <TextArea
          // Remounts the field, which resets its character counter.
          key={sent}
          {...form.field('text')}
          label={t('messages.reply')}
          help={t('messages.reply.help')}
          rows={3}
          limit={5000}
        />
        <FailedNotice failed={form.failed} />
        <div>
          <Button type="submit" variant="primary" loading={form.sending}>
            {t('messages.send')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
