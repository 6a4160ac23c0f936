import { useState } from 'react'
import type { ParticipantStatus } from '#contract/fields/participant-status.ts'
import { changeParticipantStatus } from '#contract/participants/participant-acts.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { DatePicker } from '#web/ui/fields/date-picker.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { ActDialog } from '../../desk/acts/act-dialog.tsx'
import { countOf } from '../../desk/acts/act-target.ts'
import { useTellPeople } from '../../review/acts/money/use-tell-people.ts'
import { participantStatuses } from '../participant-statuses.ts'
import type { ParticipantActProps } from './registry.ts'
import { useActOnParticipants } from './use-act-on-participants.ts'

/** Sets the status of participants, from a day on, with a reason that they read. */
export function StatusDialog({ target, onClose, onDone }: ParticipantActProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const showDone = useTellPeople('participants')
  const [status, setStatus] = useState<ParticipantStatus>()
  const [since, setSince] = useState<string | null>(null)
  const [reason, setReason] = useState('')
  const run = useActOnParticipants(changeParticipantStatus, target, status && { status })
  const payments = run.preview?.payments ?? 0

  function send() {
    if (!status) return
    void run.doIt({ status, reason, ...(since && { since }) }, (answer) => {
      onClose()
      onDone?.()
      showDone({ answer, title: t('participants.status.done', { count: answer.changed, status }) })
    })
  }

  return (
    <ActDialog
      isLong
      title={t('participants.status.title', { count: countOf(target) })}
      target={target}
      toPeople
      run={run}
      seen={status && t('participants.status.seen')}
      touched={(changed, total) => t('participants.touched', { changed, total })}
      submit={t('participants.status.submit')}
      isWritten={reason.trim() !== ''}
      onSubmit={send}
      onClose={onClose}
    >
      <RadioGroup
        name="status"
        label={t('column.status')}
        required
        value={status ?? ''}
        options={participantStatuses.map((value) => ({
          value,
          label: t('participants.status', { status: value }),
          help: t('participants.status.help', { status: value }),
        }))}
        onChange={({ target: { value } }) => setStatus(participantStatuses.find((one) => one === value))}
      />
      <DatePicker
        name="since"
        label={t('participants.status.since')}
        help={t('participants.status.since.help')}
        value={since}
        onChange={setSince}
        min="1900-01-01"
        max="2100-12-31"
      />
      <TextArea
        name="reason"
        label={t('participants.status.reason')}
        help={t('participants.status.reason.help')}
        maxLength={1000}
        rows={2}
        value={reason}
        onChange={({ target: { value } }) => setReason(value)}
      />
      {status && payments > 0 && (
        <Notice tone="warning">{t('participants.status.payments', { count: payments, status })}</Notice>
      )}
    </ActDialog>
  )
}
