import { useState } from 'react'
import type { Output } from '#contract/call.ts'
import { inviteToInterviews } from '#contract/interviews/invitations.ts'
import { heldSeconds } from '#contract/mailings/held-seconds.ts'
import { istanbulDay } from '#platform/text/dates.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { DatePicker } from '#web/ui/fields/date-picker.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { AddTimesDialog } from '../../interviews/add-times-dialog.tsx'
import { answerUntil, isOver } from '../../interviews/answer-until.ts'
import styles from '../../interviews/times-to-offer.module.css'
import { TimesToOffer } from '../../interviews/times-to-offer.tsx'
import { isFree, useComingTimes } from '../../interviews/use-coming-times.ts'
import { ActDialog } from '../act-dialog.tsx'
import { type ActDialogProps, countOf } from '../act-target.ts'
import { useActOnApplications } from '../use-act-on-applications.ts'
import { useTellDone } from '../use-tell-done.ts'
import { Decided } from './decided.tsx'
import { NoTimesDialog } from './no-times-dialog.tsx'
import { Room } from './room.tsx'

type Invited = Output<typeof inviteToInterviews>

/** Invites one applicant or many to choose one of some times, and says whether the seats suffice for them. */
export function InviteDialog(on: ActDialogProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const tellDone = useTellDone(on.formId)
  const { times, hasMore, failed, retry } = useComingTimes(on.formId)
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const [message, setMessage] = useState('')
  const [lastDay, setLastDay] = useState<string | null>(null)
  const [changeHours, setChangeHours] = useState<number | null>(24)
  const [isMaking, setMaking] = useState(false)
  const offered = (times ?? []).filter((time) => isFree(time) && !leftOut.has(time.id))
  const availabilityIds = offered.map(({ id }) => id)
  const run = useActOnApplications(inviteToInterviews, on, offered.length > 0 ? { availabilityIds } : undefined)
  const preview = run.preview as
    | (typeof run.preview & Partial<Pick<Invited, 'freeSeats' | 'waiting' | 'decided'>>)
    | undefined
  const last = offered.at(-1)?.startsAt
  const isPast = isOver(lastDay)

  function send() {
    const chosen = { availabilityIds, message: message.trim(), answerBy: answerUntil(lastDay, last), changeHours }
    void run.doIt(chosen, (answer) => {
      on.onClose()
      on.onDone?.()
      const title = (seconds: number) => t('invite.done', { count: answer.changed, seconds })
      tellDone({ answer, title, canUndo: true })
    })
  }

  if (isMaking) return <AddTimesDialog formId={on.formId} onClose={() => setMaking(false)} />
  if (!times?.some(isFree))
    return (
      <NoTimesDialog
        count={countOf(on.target)}
        isFull={times !== undefined && times.length > 0}
        isLoading={times === undefined && !failed}
        retry={failed ? retry : undefined}
        onMake={() => setMaking(true)}
        onClose={on.onClose}
      />
    )
  return (
    <ActDialog
      title={t('invite.title', { count: countOf(on.target) })}
      target={on.target}
      run={run}
      width={680}
      isLong
      touched={(changed, all) => t('invite.touched', { changed, total: all, left: all - changed })}
      seen={t('invite.seen', { count: offered.length, seconds: heldSeconds })}
      submit={t('invite.submit', { count: preview?.changed ?? 0 })}
      canSubmit={offered.length > 0 && !isPast}
      isWritten={message.trim() !== ''}
      onSubmit={send}
      onClose={on.onClose}
    >
      <TimesToOffer
        times={times}
        hasMore={hasMore}
        leftOut={leftOut}
        onChange={setLeftOut}
        onMake={() => setMaking(true)}
      />
      <TextArea
        label={t('invite.message')}
        optional
        help={t('invite.message.help')}
        maxLength={2000}
        rows={3}
        value={message}
        onChange={({ target }) => setMessage(target.value)}
      />
      <div className={styles.fields}>
        <DatePicker
          label={t('invite.answerBy')}
          optional
          help={t('invite.answerBy.help')}
          error={isPast ? t('invite.answerBy.past') : undefined}
          min={istanbulDay(new Date())}
          {...(last && { max: istanbulDay(new Date(last)) })}
          value={lastDay}
          onChange={setLastDay}
        />
        <Select
          label={t('invite.changes')}
          help={t('invite.changes.help')}
          value={changeHours ?? ''}
          options={[null, 1, 12, 24, 48, 72].map((hours) => ({
            value: String(hours ?? ''),
            label: t('invite.changes.until', { hours: hours ?? 0 }),
          }))}
          onChange={({ target }) => setChangeHours(target.value === '' ? null : Number(target.value))}
        />
      </div>
      <Decided count={preview?.decided ?? 0} />
      <Room invited={preview?.changed} freeSeats={preview?.freeSeats} waiting={preview?.waiting} />
    </ActDialog>
  )
}
