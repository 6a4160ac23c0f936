import { useState } from 'react'
import { replyToWish } from '#contract/interviews/keeping.ts'
import { istanbulDay } from '#platform/text/dates.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { useAct } from '#web/forms/use-act.ts'
import { useRequestKey } from '#web/forms/use-request-key.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { RetryNotice } from '#web/ui/feedback/retry-notice.tsx'
import { showToast } from '#web/ui/feedback/show-toast.ts'
import { LoadingBlock } from '#web/ui/feedback/skeleton.tsx'
import { DatePicker } from '#web/ui/fields/date-picker.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useAskBeforeClosing } from '../../ask-before-closing.tsx'
import { AddTimesDialog } from './add-times-dialog.tsx'
import { answerUntil, isOver } from './answer-until.ts'
import styles from './reply-dialog.module.css'
import { TimesToOffer } from './times-to-offer.tsx'
import { isFree, useComingTimes } from './use-coming-times.ts'

interface ReplyDialogProps {
  readonly formId: string
  readonly invitationId: string
  readonly name: string
  readonly wish: string | null
  readonly onClose: () => void
}

const answers = ['offer', 'refuse'] as const

/** Answers a candidate's wish for another time: offers others, or keeps those that were offered. */
export function ReplyDialog({ formId, invitationId, name, wish, onClose }: ReplyDialogProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const { myId: companyId } = useMe()
  const { times, hasMore, failed: isLost, retry } = useComingTimes(formId)
  const [answer, setAnswer] = useState<(typeof answers)[number]>('offer')
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const [message, setMessage] = useState('')
  const [lastDay, setLastDay] = useState<string | null>(null)
  const [isMaking, setMaking] = useState(false)
  const { close, question } = useAskBeforeClosing(message.trim() !== '', onClose)
  const { act, busy, failed } = useAct({ changes: 'availabilities', refreshes: true })
  const { keyOf } = useRequestKey()
  const offered = (times ?? []).filter((time) => isFree(time) && !leftOut.has(time.id))
  const last = offered.at(-1)?.startsAt
  const isPast = isOver(lastDay)

  const reply = () => {
    const text = message.trim()
    const input = {
      companyId,
      formId,
      invitationId,
      answer,
      message: text,
      ...(answer === 'offer' && {
        availabilityIds: offered.map(({ id }) => id),
        answerBy: answerUntil(lastDay, last),
      }),
    }
    return act(
      () => askInBrowser(replyToWish, input, { key: keyOf(input) }),
      () => {
        onClose()
        showToast({ tone: 'success', title: t('reply.done', { answer }) })
      },
    )
  }

  if (isMaking) return <AddTimesDialog formId={formId} onClose={() => setMaking(false)} />
  return (
    <Dialog
      open
      keepsFooter
      width={680}
      title={t('reply.title', { name })}
      onClose={busy ? undefined : close}
      footer={
        <>
          <Button onClick={close} disabled={busy}>
            {t('ui.cancel')}
          </Button>
          <Button
            variant="primary"
            loading={busy}
            disabled={answer === 'offer' && (offered.length === 0 || isPast)}
            onClick={() => void reply()}
          >
            {t('reply.submit', { answer })}
          </Button>
        </>
      }
    >
      <Stack>
        {wish && <blockquote className={styles.wish}>{wish}</blockquote>}
        <RadioGroup
          name="answer"
          label={t('reply.how')}
          value={answer}
          options={answers.map((one) => ({
            value: one,
            label: t('reply.way', { answer: one }),
            help: t('reply.way.help', { answer: one }),
          }))}
          onChange={({ target }) => setAnswer(answers.find((one) => one === target.value) ?? 'offer')}
        />
        {answer === 'offer' && isLost && <RetryNotice onRetry={retry}>{t('invite.times.failed')}</RetryNotice>}
        {answer === 'offer' && !times && !isLost && <LoadingBlock />}
        {answer === 'offer' && times && (
          <>
            <TimesToOffer
              times={times}
              hasMore={hasMore}
              leftOut={leftOut}
              onChange={setLeftOut}
              onMake={() => setMaking(true)}
            />
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
          </>
        )}
        <TextArea
          label={t('cancel.message')}
          optional
          help={t('cancel.message.help')}
          maxLength={1000}
          rows={3}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
        />
        <FailedNotice failed={failed} />
      </Stack>
      {question}
    </Dialog>
  )
}
