import { messageFields } from '#contract/mailings/message-fields.ts'
import { bringParticipantMessageFile } from '#contract/mailings/message-files.ts'
import { undoParticipantAct } from '#contract/participants/participant-acts.ts'
import { previewToParticipants, writeToParticipants } from '#contract/participants/participant-messages.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { WriteDialog } from '../../desk/message/write-dialog.tsx'
import type { ParticipantActProps } from './registry.ts'
import { fieldsOf } from './use-act-on-participants.ts'

/** Writes a message to participants, of one form or of several. */
export function MessageDialog({ target, onClose, onDone }: ParticipantActProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const { myId: companyId } = useMe()
  return (
    <WriteDialog
      target={target}
      send={writeToParticipants}
      preview={previewToParticipants}
      to={{ companyId, ...fieldsOf(target) }}
      callingBack={{
        changes: 'participants',
        idOf: ({ actId }) => actId,
        ask: (actId) => askInBrowser(undoParticipantAct, { companyId, actId }),
      }}
      fields={messageFields}
      bring={async (uploadId, fileName) =>
        (await askInBrowser(bringParticipantMessageFile, { companyId, uploadId, fileName })).file
      }
      changes="participants"
      seen={t('participants.message.seen')}
      toPeople
      onClose={onClose}
      onDone={onDone}
    />
  )
}
