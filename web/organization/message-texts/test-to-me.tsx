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

/** The kind of recipients, as far as a test message depends on it. */
export interface WrittenFor {
  readonly ofFormId?: string | undefined
  readonly toMembers?: boolean
  readonly fileIds?: readonly string[]
  /** False while its files are being attached: the test would lack them. */
  readonly hasAllFiles?: boolean
}

interface TestToMeProps extends WrittenFor {
  readonly texts: MessageTexts
  /** The text is not empty and has no errors */
  readonly canSend: boolean
}

/** Sends a test to the member's own mailbox, with sample values in the merge fields. */
export function TestToMe({ texts, canSend, ofFormId, toMembers, fileIds = [], hasAllFiles = true }: TestToMeProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const { myId: companyId } = useMe()
  const [sentTo, setSentTo] = useState<string>()
  const { act, busy } = useAct({ showsProblemInDialog: true })
  const send = () =>
    act(
      () =>
        askInBrowser(sendMessageTest, {
          companyId,
          texts,
          fileIds: [...fileIds],
          ...(ofFormId !== undefined && { ofFormId }),
          ...(toMembers && { toMembers }),
        }),
      ({ email }) => setSentTo(email),
    )

  function hint() {
    if (!hasAllFiles) return t('message.test.waits')
    return sentTo !== undefined && `${t('message.test.done', { email: sentTo })} ${t('message.test.detail')}`
  }

  return (
    <div>
      <Button
        size="small"
        variant="quiet"
        icon={<MailCheck />}
        loading={busy}
        disabled={!canSend || !hasAllFiles}
        onClick={() => void send()}
      >
        {t('message.test')}
      </Button>
      {/* Beside the button, because on a phone a toast would be covered by the dialog. */}
      <p role="status" className={styles.hint}>
        {hint()}
      </p>
    </div>
  )
}
