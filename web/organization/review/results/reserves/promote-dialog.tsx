import { useState } from 'react'
import type { Channel } from '#contract/mailings/mailings.ts'
import type { ResultGroup } from '#contract/results/publishing.ts'
import { promoteReserves } from '#contract/results/reserves.ts'
import { focusIfLost } from '#web/dialogs/focus-if-lost.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { showToast } from '#web/ui/feedback/show-toast.ts'
import { DateTimePicker } from '#web/ui/fields/date-picker.tsx'
import { ActDialog } from '../../../desk/acts/act-dialog.tsx'
import { type ActDialogProps, countOf } from '../../../desk/acts/act-target.ts'
import { useActOnApplications } from '../../../desk/acts/use-act-on-applications.ts'
import { Channels } from '../../../desk/message/channels.tsx'
import { MessageTextFields } from '../../../message-texts/message-text-fields.tsx'
import { isSendable, textsAsWritten, writtenTexts } from '../../../message-texts/written-texts.ts'

/** Placeholder texts for the dry run, whose outcome does not depend on them. */
const trialTexts = { tr: { subject: '…', text: '…' } }

interface PromoteDialogProps extends ActDialogProps {
  readonly letter: ResultGroup['letter']
  readonly asksAcceptance: boolean
}

/** Promotes reserves: approves them, and notifies them by letter. */
export function PromoteDialog({ letter, asksAcceptance, ...on }: PromoteDialogProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const [texts, setTexts] = useState(textsAsWritten(letter.texts))
  const [channels, setChannels] = useState<readonly Channel[]>(letter.channels)
  const [acceptBy, setAcceptBy] = useState<string | null>(null)
  const run = useActOnApplications(promoteReserves, on, { texts: trialTexts, channels: [...channels] })
  const { changed = 0, free = null } = run.preview ?? {}
  const isOver = free !== null && changed > free
  const hasSms = channels.includes('sms')

  function send() {
    void run.doIt({ texts: writtenTexts(texts), channels: [...channels], acceptBy, overPlaces: isOver }, (done) => {
      on.onClose()
      focusIfLost('results-title')
      showToast({ tone: 'success', title: t('results.promote.done', { count: done.changed }) })
    })
  }

  return (
    <ActDialog
      title={t('results.promote.title', { count: countOf(on.target) })}
      target={on.target}
      run={run}
      width={680}
      isLong
      seen={t('results.promote.seen')}
      submit={t('results.promote', { count: changed })}
      canSubmit={isSendable(texts, hasSms) && (!asksAcceptance || acceptBy !== null)}
      onSubmit={send}
      onClose={on.onClose}
    >
      {isOver && <Notice tone="warning">{t('results.promote.over', { free, over: changed - free })}</Notice>}
      {asksAcceptance && (
        <DateTimePicker
          label={t('results.acceptBy')}
          help={t('results.acceptBy.help')}
          value={acceptBy}
          onChange={setAcceptBy}
        />
      )}
      <MessageTextFields texts={texts} onChange={setTexts} hasSms={hasSms} writtenFor={{ ofFormId: on.formId }} />
      <Channels channels={channels} onChange={setChannels} reached={undefined} unreached={undefined} />
    </ActDialog>
  )
}
