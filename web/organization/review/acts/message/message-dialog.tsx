import { useState } from 'react'
import type { Output } from '#contract/call.ts'
import { type Channel, sendMessages } from '#contract/mailings/mailings.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { SegmentedControl } from '#web/ui/fields/segmented-control.tsx'
import { MessageTextFields } from '../../../message-texts/message-text-fields.tsx'
import { isAnythingWritten, isSendable, nothingWritten, writtenTexts } from '../../../message-texts/written-texts.ts'
import { ActDialog } from '../act-dialog.tsx'
import { type ActDialogProps, countOf } from '../act-target.ts'
import { useActOnApplications } from '../use-act-on-applications.ts'
import { Channels } from './channels.tsx'
import { MessagePreview } from './message-preview.tsx'
import { TemplateTools } from './template-tools.tsx'
import { useTellSent } from './use-tell-sent.ts'

/** Stands in for the words in the dry run, whose outcome does not depend on them. */
const trialTexts = { tr: { subject: '…', text: '…' } }

type Sent = Output<typeof sendMessages>

/** Writes a message to one applicant or to many: in which words, by which channels, and how each of them gets it. */
export function MessageDialog(on: ActDialogProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const tellSent = useTellSent(on.formId)
  const [texts, setTexts] = useState(nothingWritten)
  const [channels, setChannels] = useState<readonly Channel[]>(['inApp', 'email'])
  const [awaitsAnswer, setAwaits] = useState(false)
  const [isLooking, setLooking] = useState(false)
  const run = useActOnApplications(sendMessages, on, { texts: trialTexts, channels: [...channels] })
  const hasSms = channels.includes('sms')
  const canSend = isSendable(texts, hasSms)
  const preview = run.preview as (typeof run.preview & Partial<Pick<Sent, 'reached' | 'unreached'>>) | undefined

  function send() {
    void run.doIt({ texts: writtenTexts(texts), channels: [...channels], awaitsAnswer }, (answer) => {
      on.onClose()
      on.onDone?.()
      tellSent(answer)
    })
  }

  return (
    <ActDialog
      title={t('acts.message.title', { count: countOf(on.target) })}
      target={on.target}
      run={run}
      width={680}
      isLong
      touched={(changed, total) => t('acts.message.touched', { changed, total, left: total - changed })}
      seen={t('acts.message.seen')}
      submit={t('acts.message.submit', { count: preview?.changed ?? 0 })}
      canSubmit={canSend}
      isWritten={isAnythingWritten(texts)}
      onSubmit={send}
      onClose={on.onClose}
    >
      <SegmentedControl
        label={t('message.mode')}
        name="mode"
        value={isLooking ? 'look' : 'write'}
        onChange={({ currentTarget }) => setLooking(currentTarget.value === 'look')}
        options={[
          { value: 'write', label: t('message.mode.write') },
          { value: 'look', label: t('message.mode.look'), disabled: !canSend },
        ]}
      />
      {isLooking ? (
        <MessagePreview formId={on.formId} target={on.target} texts={writtenTexts(texts)} channels={channels} />
      ) : (
        <>
          <TemplateTools texts={texts} onChoose={setTexts} canSave={canSend} />
          <MessageTextFields texts={texts} onChange={setTexts} hasSms={hasSms} />
        </>
      )}
      <Channels channels={channels} onChange={setChannels} reached={preview?.reached} unreached={preview?.unreached} />
      <Checkbox
        label={t('message.awaits')}
        help={t('message.awaits.help')}
        checked={awaitsAnswer}
        onChange={({ currentTarget }) => setAwaits(currentTarget.checked)}
      />
    </ActDialog>
  )
}
