import { useState } from 'react'
import type { Interview } from '#contract/interviews/interviews.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { useHydrated } from '#web/forms/use-hydrated.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { Cluster } from '../../ui/layout/layout.tsx'
import { useFocusOnChange } from '../use-focus-on-change.ts'
import { type Time, timeWith } from './days-of.ts'
import styles from './interview-card.module.css'
import { SlotDays } from './slot-days.tsx'
import { type Answering, useAnswering } from './use-answering.ts'
import { useLiveInterviews } from './use-live-interviews.ts'
import { useTimeWords } from './use-time-words.ts'

type Asking = 'decline' | 'reschedule'

/** Answers an invitation: accept a time, ask for another, or decline. The answer can be changed until the deadline. */
export function AnswerInterview({ interview }: { interview: Interview }) {
  const { id, status, chosen } = interview
  const [asking, setAsking] = useState<Asking>()
  const [isChanging, setChanging] = useState(false)
  const [wish, setWish] = useState('')
  const answering = useAnswering(id)
  const place = useFocusOnChange<HTMLDivElement>(`${status} ${asking} ${isChanging}`)
  const isOpen = chosen === null || isChanging
  useLiveInterviews(isOpen && asking === undefined)
  return (
    <div ref={place} tabIndex={-1} className={styles.answer}>
      {asking ? (
        <Wish
          kind={asking}
          givesUp={chosen !== null}
          wish={wish}
          answering={answering}
          onChange={setWish}
          onDone={() => {
            setAsking(undefined)
            setWish('')
          }}
          onBack={() => setAsking(undefined)}
        />
      ) : (
        <Choice
          // Keyed by the answer, so that an outdated choice is cleared.
          key={`${status} ${chosen?.id}`}
          interview={interview}
          answering={answering}
          isOpen={isOpen}
          onOpen={setChanging}
          onAsk={setAsking}
        />
      )}
    </div>
  )
}

interface ChoiceProps {
  readonly interview: Interview
  readonly answering: Answering
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
  readonly onAsk: (asking: Asking) => void
}

/** The offered times; once one is accepted, only shown to change it. */
function Choice({ interview, answering, isOpen, onOpen, onAsk }: ChoiceProps) {
  const { status, slots, chosen } = interview
  const t = useTexts('student_apps')
  const hydrated = useHydrated()
  const hasOthers = slots.some((slot) => slot.isFree && slot.id !== chosen?.id)
  const isFull = chosen === null && !hasOthers
  return (
    <>
      {isFull && <Notice title={t('interviews.full')}>{t('interviews.full.detail')}</Notice>}
      {isOpen && !isFull && <Times interview={interview} answering={answering} onDone={() => onOpen(false)} />}
      <Cluster>
        {!isOpen && hasOthers && (
          <Button disabled={!hydrated} onClick={() => onOpen(true)}>
            {t('interviews.change')}
          </Button>
        )}
        {chosen !== null && isOpen && (
          <Button disabled={!hydrated} onClick={() => onOpen(false)}>
            {t('interviews.keep')}
          </Button>
        )}
        {(isOpen || !hasOthers) && (
          <Button variant={isFull ? 'primary' : 'secondary'} disabled={!hydrated} onClick={() => onAsk('reschedule')}>
            {t('interviews.reschedule')}
          </Button>
        )}
        {status !== 'Declined' && (
          <Button variant="quiet" disabled={!hydrated} onClick={() => onAsk('decline')}>
            {t('interviews.decline')}
          </Button>
        )}
      </Cluster>
    </>
  )
}

interface TimesProps {
  readonly interview: Interview
  readonly answering: Answering
  readonly onDone: () => void
}

/** Chooses a time. If another candidate has just taken it, says so and offers the rest. */
function Times({ interview: { id, slots, chosen }, answering, onDone }: TimesProps) {
  const t = useTexts('student_apps')
  const hydrated = useHydrated()
  const [only, another] = slots
  const [slotId, setSlot] = useState(chosen?.id ?? (another ? undefined : only?.id))
  const [isMissing, setMissing] = useState(false)
  const time = slotId === chosen?.id ? undefined : timeWith(slots, slotId)
  const isLost = slotId !== undefined && slotId !== chosen?.id && !time?.isFree
  const { busy, failed, accept } = answering
  const isTold = failed?.problem?.code === 'interviews.slotTaken'

  function take() {
    if (time?.isFree) accept(time.free, onDone)
    else setMissing(true)
  }

  return (
    <>
      {isLost || isTold ? (
        <Notice tone="warning" live title={t('interviews.lost')}>
          {t('interviews.lost.detail')}
        </Notice>
      ) : (
        <FailedNotice failed={failed} />
      )}
      <SlotDays
        name={`slot-${id}`}
        slots={slots}
        chosenId={chosen?.id}
        value={(time?.isFree ? time.id : slotId === chosen?.id && slotId) || ''}
        error={isMissing && !time?.isFree ? t('interviews.missing') : undefined}
        onChange={({ id: wanted }: Time) => {
          setSlot(wanted)
          answering.forget()
        }}
      />
      {(chosen === null || time?.isFree) && (
        <div className={styles.accept}>
          {time?.isFree && <Picked time={time} />}
          <Button variant="primary" size="large" disabled={!hydrated} loading={busy} onClick={take}>
            {t('interviews.accept')}
          </Button>
        </div>
      )}
    </>
  )
}

/** The selected time, repeated because its day may be scrolled away. */
function Picked({ time }: { time: Time }) {
  const t = useTexts('student_apps')
  const { when } = useTimeWords(time)
  return <p>{t('interviews.picked', { when })}</p>
}

interface WishProps {
  readonly kind: Asking
  /** An accepted time is being given up */
  readonly givesUp: boolean
  readonly wish: string
  readonly answering: Answering
  readonly onChange: (wish: string) => void
  readonly onDone: () => void
  readonly onBack: () => void
}

function Wish({ kind, givesUp, wish, answering, onChange, onDone, onBack }: WishProps) {
  const t = useTexts('student_apps')
  const { busy, failed, answer } = answering
  return (
    <>
      <FailedNotice failed={failed} />
      <TextArea
        id={`wish-${kind}`}
        label={t('interviews.wish', { kind })}
        help={givesUp ? t('interviews.wish.givesUp') : undefined}
        optional={kind === 'decline'}
        rows={3}
        limit={1000}
        maxLength={1000}
        value={wish}
        onChange={({ target }) => onChange(target.value)}
      />
      <Cluster>
        <Button
          variant={kind === 'decline' ? 'danger' : 'primary'}
          loading={busy}
          disabled={kind === 'reschedule' && wish.trim() === ''}
          onClick={() => answer({ answer: kind, wish }, onDone)}
        >
          {kind === 'decline' ? t('interviews.decline.send') : t('interviews.send')}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {t('interviews.back')}
        </Button>
      </Cluster>
    </>
  )
}
