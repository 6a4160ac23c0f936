import type { ReactNode } from 'react'
import type { LinkedInterview } from '#contract/interviews/interview-link.ts'
import { Due } from '../../candidate/due.tsx'
import { SlotDays } from '../../candidate/interviews/slot-days.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { Accordion } from '../../ui/layout/accordion.tsx'
import type { FailedAnswer } from './interview-action.ts'
import styles from './page.module.css'

interface LinkedAnswerProps {
  readonly interview: LinkedInterview
  readonly failed: FailedAnswer | undefined
}

/** Plain forms posted by the browser: accept a time, ask for another, or decline. */
export function LinkedAnswer({ interview: { slots, chosen, status, answerBy }, failed }: LinkedAnswerProps) {
  const t = useTexts('student_apps')
  const hasOthers = slots.some(({ id, isFree }) => isFree && id !== chosen?.id)
  // A candidate who asked for another time waits for the organization.
  const isWaiting = status === 'RescheduleRequested'
  const isFull = !chosen && !hasOthers && !isWaiting
  const times = hasOthers && (
    <form method="post" className={styles.form}>
      <SlotDays
        name="slotId"
        slots={slots}
        chosenId={chosen?.id}
        error={failed?.refusal.code === 'interviews.slotNeeded' ? t('interviews.missing') : undefined}
      />
      <Button type="submit" name="answer" value="accept" variant="primary" size="large">
        {t('interviews.accept')}
      </Button>
    </form>
  )
  const wishOf = (kind: 'reschedule' | 'decline') => (failed?.answer === kind ? failed.wish : '')
  const others = [
    ...(chosen && times
      ? [{ id: 'change', title: t('interviews.change'), children: times, open: failed?.answer === 'accept' }]
      : []),
    {
      id: 'reschedule',
      title: t('interviews.reschedule'),
      open: failed?.answer === 'reschedule' || isFull,
      children: (
        <Wish kind="reschedule" wish={wishOf('reschedule')} givesUp={chosen !== null}>
          <Button type="submit" name="answer" value="reschedule" variant="primary">
            {t('interviews.send')}
          </Button>
        </Wish>
      ),
    },
    {
      id: 'decline',
      title: t('interviews.decline'),
      open: failed?.answer === 'decline',
      children: (
        <Wish kind="decline" wish={wishOf('decline')}>
          <Button type="submit" name="answer" value="decline" variant="danger">
            {t('interviews.decline.send')}
          </Button>
        </Wish>
      ),
    },
  ]
  return (
    <>
      {failed && <Failed code={failed.refusal.code} />}
      {isFull && <Notice title={t('interviews.full')}>{t('interviews.full.detail')}</Notice>}
      {!chosen && !isWaiting && answerBy !== null && <Due kind="interview" at={answerBy} />}
      {!chosen && times}
      <Accordion items={others} />
    </>
  )
}

interface WishProps {
  readonly kind: 'reschedule' | 'decline'
  readonly wish: string
  readonly givesUp?: boolean
  readonly children: ReactNode
}

function Wish({ kind, wish, givesUp = false, children }: WishProps) {
  const t = useTexts('student_apps')
  return (
    <form method="post" className={styles.form}>
      <TextArea
        id={`wish-${kind}`}
        name="wish"
        label={t('interviews.wish', { kind })}
        help={givesUp ? t('interviews.wish.givesUp') : undefined}
        optional={kind === 'decline'}
        required={kind === 'reschedule'}
        rows={3}
        maxLength={1000}
        defaultValue={wish}
      />
      {children}
    </form>
  )
}

/** Why it failed; errors of fields are shown at their place. */
function Failed({ code }: { code: string }) {
  const t = useTexts('student_apps')
  if (code === 'interviews.slotNeeded') return null
  if (code === 'interviews.slotTaken')
    return (
      <Notice tone="warning" title={t('interviews.lost')}>
        {t('interviews.lost.detail')}
      </Notice>
    )
  return <Notice tone="danger">{code === 'accounts.tooManyTries' ? t('link.tooMany') : t('link.failed')}</Notice>
}
