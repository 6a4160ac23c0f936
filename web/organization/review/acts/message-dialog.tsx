import { useState } from 'react'
import { previewMessage, sendMessages } from '#contract/mailings/mailings.ts'
import { messageFields } from '#contract/mailings/message-fields.ts'
import { bringMessageFile } from '#contract/mailings/message-files.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { type ActDialogProps, fieldsOf } from '../../desk/acts/act-target.ts'
import { outboxOfForm } from '../../desk/message/outbox.ts'
import { useCallingBack } from '../../desk/message/use-tell-sent.ts'
import { WriteDialog } from '../../desk/message/write-dialog.tsx'

/** Writes a message to applicants; it can await their reply. */
export function MessageDialog({ formId, target, onClose, onDone }: ActDialogProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const { myId: companyId } = useMe()
  const callingBack = useCallingBack(outboxOfForm(formId))
  const [awaitsAnswer, setAwaits] = useState(false)
  return (
    <WriteDialog
      target={target}
      send={sendMessages}
      preview={previewMessage}
      to={{ companyId, formId, ...fieldsOf(target) }}
      callingBack={callingBack}
      canPlan
      bring={async (uploadId, fileName) =>
        (await askInBrowser(bringMessageFile, { companyId, formId, uploadId, fileName })).file
      }
      writtenFor={{ ofFormId: formId }}
      fields={messageFields}
      changes="receivedApplications"
      seen={t('acts.message.seen')}
      more={{ awaitsAnswer }}
      onClose={onClose}
      onDone={onDone}
    >
      <Checkbox
        label={t('message.awaits')}
        help={t('message.awaits.help')}
        checked={awaitsAnswer}
        onChange={({ currentTarget }) => setAwaits(currentTarget.checked)}
      />
    </WriteDialog>
  )
}
