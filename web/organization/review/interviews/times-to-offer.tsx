import { CalendarPlus, ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import type { Availability } from '#contract/interviews/availabilities.ts'
import { formatTime } from '#platform/text/dates.ts'
import { formatLongDay } from '#platform/text/long-day.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { FieldGroup } from '#web/ui/fields/field.tsx'
import { byDay } from './by-day.ts'
import styles from './times-to-offer.module.css'
import { isFree } from './use-coming-times.ts'

interface TimesToOfferProps {
  readonly times: readonly Availability[]
  /** There are more than can be offered at once */
  readonly hasMore: boolean
  readonly leftOut: ReadonlySet<string>
  /** Each candidate is given one of them */
  readonly isFixed?: boolean
  readonly onChange: (leftOut: ReadonlySet<string>) => void
  /** Opens the dialog that creates more times */
  readonly onMake: () => void
}

/** Chooses the times to offer, by day: days or single times can be left out; full ones cannot be offered. */
export function TimesToOffer({ times, hasMore, leftOut, isFixed = false, onChange, onMake }: TimesToOfferProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const days = byDay(times, ({ startsAt }) => startsAt)
  const chosen = times.filter((time) => isFree(time) && !leftOut.has(time.id)).length

  function leaveOut(some: readonly Availability[], isOut: boolean) {
    const next = new Set(leftOut)
    for (const { id } of some) {
      if (isOut) next.add(id)
      else next.delete(id)
    }
    onChange(next)
  }

  return (
    <FieldGroup
      id="times"
      name="times"
      label={t('invite.times', { way: isFixed ? 'fixed' : 'choose' })}
      help={isFixed ? t('invite.times.given', { count: chosen }) : t('invite.times.chosen', { count: chosen })}
      error={chosen === 0 ? t('invite.times.needed') : undefined}
    >
      {() => (
        <div>
          <ul className={styles.days}>
            {days.map(([day, some]) => (
              <DayOfTimes
                key={day}
                day={day}
                times={some}
                leftOut={leftOut}
                isFirst={days.length === 1}
                onLeaveOut={leaveOut}
              />
            ))}
          </ul>
          {hasMore && <p className={styles.quiet}>{t('invite.times.more', { count: times.length })}</p>}
          <Button size="small" variant="quiet" icon={<CalendarPlus />} onClick={onMake}>
            {t('interviews.add')}
          </Button>
        </div>
      )}
    </FieldGroup>
  )
}

interface DayOfTimesProps {
  readonly day: string
  readonly times: readonly Availability[]
  readonly leftOut: ReadonlySet<string>
  readonly isFirst: boolean
  readonly onLeaveOut: (times: readonly Availability[], isOut: boolean) => void
}

function DayOfTimes({ day, times, leftOut, isFirst, onLeaveOut }: DayOfTimesProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const id = useId()
  const [isOpen, setOpen] = useState(isFirst)
  const free = times.filter(isFree)
  const chosen = free.filter((time) => !leftOut.has(time.id))
  const name = formatLongDay(day, language)
  return (
    <li className={styles.day}>
      <div className={styles.head}>
        <Checkbox
          label={name}
          disabled={free.length === 0}
          checked={chosen.length > 0 && chosen.length === free.length}
          indeterminate={chosen.length > 0 && chosen.length < free.length}
          onChange={({ target }) => onLeaveOut(free, !target.checked)}
        />
        <span className={styles.quiet}>
          {t('invite.times.day', { chosen: chosen.length, times: free.length, seats: seatsOf(free) })}
        </span>
        <IconButton
          size="small"
          icon={<ChevronDown className={isOpen ? styles.turned : undefined} />}
          label={t('invite.times.open', { day: name })}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        />
      </div>
      <ul id={id} hidden={!isOpen} className={styles.times}>
        {isOpen &&
          times.map((time) => (
            <li key={time.id}>
              <Checkbox
                label={
                  <>
                    <span className={styles.time}>
                      {formatTime(time.startsAt, language)}–{formatTime(time.endsAt, language)}
                    </span>{' '}
                    <span className={styles.quiet}>{t('invite.times.seats', { count: time.seats - time.taken })}</span>
                    {time.interviewers.length > 0 && (
                      <span className={styles.who}>{time.interviewers.map((one) => one.name).join(', ')}</span>
                    )}
                  </>
                }
                disabled={!isFree(time)}
                checked={isFree(time) && !leftOut.has(time.id)}
                onChange={({ target }) => onLeaveOut([time], !target.checked)}
              />
            </li>
          ))}
      </ul>
    </li>
  )
}

const seatsOf = (times: readonly Availability[]) => times.reduce((sum, { seats, taken }) => sum + seats - taken, 0)
