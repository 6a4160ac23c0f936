import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { sendMessageTest } from '#contract/mailings/message-tests.ts'
import type { MessageTexts } from '#contract/mailings/message-texts.ts'
import { useAct } from '#web/forms/use-act.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import styles from './message-text-fields.module.css'

/** Whom a message is for, as far as a test of it says so. */
export interface WrittenFor {
  readonly ofFormId?: string | undefined
  readonly toMembers?: boolean
}

interface TestToMeProps extends WrittenFor {
  readonly texts: MessageTexts
  /** Something is written, and nothing of it is wrong. */
  readonly canSend: boolean
}

/** Sends the message to the mailbox of the member who writes it, with sample values in its fields. */
export function TestToMe({ texts, canSend, ofFormId, toMembers }: TestToMeProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const { myId: companyId } = useMe()
  const [sentTo, setSentTo] = useState<string>()
  const { act, busy } = useAct({ tellsInDialog: true })
  const send = () =>
    act(
      () =>
        askInBrowser(sendMessageTest, {
          ...{ companyId, texts },
          ...(ofFormId !== undefined && { ofFormId }),
          ...(toMembers && { toMembers }),
        }),
      ({ email }) => setSentTo(email),
    )
  return (
    <div>
      <Button
        size="small"
        variant="quiet"
        icon={<MailCheck />}
        loading={busy}
        disabled={!canSend}
        onClick={() => void send()}
      >
        {t('message.test')}
      </Button>
      {/* Beside the button: a toast lies below the dialog on a phone. */}
      <p role="status" className={styles.hint}>
        {sentTo !== undefined && `${t('message.test.done', { email: sentTo })} ${t('message.test.detail')}`}
      </p>
    </div>
  )
}
