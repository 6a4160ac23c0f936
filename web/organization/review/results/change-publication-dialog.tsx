import { type FormEvent, useId, useState } from 'react'
import type { Channel } from '#contract/mailings/mailings.ts'
import { changePublication } from '#contract/results/publications.ts'
import type { Publication } from '#contract/results/publishing.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { useAct } from '#web/forms/use-act.ts'
import { usePlace } from '#web/place.tsx'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { showToast } from '#web/ui/feedback/show-toast.ts'
import { DateTimePicker } from '#web/ui/fields/date-picker.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Channels } from '../../desk/message/channels.tsx'
import { MessageTextFields } from '../../message-texts/message-text-fields.tsx'
import { isSendable, textsAsWritten, writtenTexts } from '../../message-texts/written-texts.ts'

interface ChangePublicationDialogProps {
  readonly formId: string
  readonly publication: Publication
  readonly asksAcceptance: boolean
  readonly onClose: () => void
}

/** Edits the moment and the letter of a scheduled publication. */
export function ChangePublicationDialog(props: ChangePublicationDialogProps) {
  const { formId, publication, asksAcceptance, onClose } = props
  const t = useTexts('org_candidate_list_and_detail')
  const { smsOn } = usePlace()
  const id = useId()
  const { myId: companyId } = useMe()
  const [texts, setTexts] = useState(textsAsWritten(publication.texts))
  const [channels, setChannels] = useState<readonly Channel[]>(
    publication.channels.filter((channel) => smsOn || channel !== 'sms'),
  )
  const [publishAt, setPublishAt] = useState<string | null>(publication.publishAt)
  const [acceptBy, setAcceptBy] = useState(publication.acceptBy)
  const { act, busy, failed } = useAct({ changes: 'results', refreshes: true })
  const asks = asksAcceptance && (publication.decision === 'Approved' || publication.decision === null)
  const canSave = publishAt !== null && isSendable(texts, channels.includes('sms'))

  function save(event: FormEvent) {
    event.preventDefault()
    if (!canSave || busy) return
    const { id: publicationId, version } = publication
    const changed = { publishAt, acceptBy: asks ? acceptBy : null, texts: writtenTexts(texts), channels: [...channels] }
    void act(
      () => askInBrowser(changePublication, { companyId, formId, publicationId, version, ...changed }),
      () => {
        showToast({ tone: 'success', title: t('results.changed') })
        onClose()
      },
    )
  }

  return (
    <Dialog
      open
      width={680}
      keepsFooter
      title={t('results.change.title')}
      onClose={busy ? undefined : onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" form={id} variant="primary" loading={busy} disabled={!canSave}>
            {t('ui.save')}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={save}>
        <Stack gap={5}>
          <DateTimePicker label={t('results.at')} value={publishAt} onChange={setPublishAt} />
          {asks && (
            <DateTimePicker
              label={t('results.acceptBy')}
              help={t('results.acceptBy.help')}
              value={acceptBy}
              onChange={setAcceptBy}
            />
          )}
          <MessageTextFields
            texts={texts}
            onChange={setTexts}
            hasSms={channels.includes('sms')}
            writtenFor={{ ofFormId: formId }}
          />
          <Channels channels={channels} onChange={setChannels} reached={undefined} unreached={undefined} />
          <FailedNotice failed={failed} />
        </Stack>
      </form>
    </Dialog>
  )
}
