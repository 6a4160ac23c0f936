import { Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import type { Availability } from '#contract/interviews/availabilities.ts'
import { formatTime } from '#platform/text/dates.ts'
import { formatLongDay } from '#platform/text/long-day.ts'
import { Lazy } from '#web/loading/lazy.tsx'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { useRowQuestion } from '../../desk/use-focus-back.ts'
import { timeAddress } from '../../review-addresses.ts'
import { byDay } from './by-day.ts'
import styles from './slot-days.module.css'
import { SlotPlace } from './slot-place.tsx'

interface SlotDaysProps {
  readonly formId: string
  readonly slots: readonly Availability[]
  readonly canDelete?: boolean
  /** The last day first, its times still in their order */
  readonly isReversed?: boolean
}

const loadDelete = () => import('./delete-time.tsx')

/** Times by day. One that no candidate has chosen can be deleted. */
export function SlotDays({ formId, slots, canDelete = false, isReversed = false }: SlotDaysProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const place = useRef<HTMLDivElement>(null)
  const next = useRef<HTMLElement>(null)
  const { row: asked, ask, end } = useRowQuestion<Availability>(next)
  const days = byDay(slots, ({ startsAt }) => startsAt)

  /** After a deletion the neighbouring time's button takes the focus, so that several can be deleted in a row. */
  function askToDelete(slot: Availability) {
    const buttons = [...(place.current?.querySelectorAll<HTMLElement>('[data-delete]') ?? [])]
    const at = buttons.findIndex(({ dataset }) => dataset.delete === slot.id)
    next.current = buttons[at + 1] ?? buttons[at - 1] ?? place.current
    ask(slot)
  }

  return (
    <Stack ref={place} tabIndex={-1} aria-label={t('interviews.title')} role="group" className={styles.days}>
      {(isReversed ? days.toReversed() : days).map(([day, times]) => (
        <Card key={day} as="section" aria-labelledby={`day-${day}`}>
          <div className={styles.head}>
            <h2 id={`day-${day}`}>{formatLongDay(day, language)}</h2>
            <p className={styles.quiet}>{t('interviews.sum', { count: times.length, ...seatsOf(times) })}</p>
          </div>
          <ul className={styles.times}>
            {times.map((slot) => (
              <SlotRow
                key={slot.id}
                formId={formId}
                slot={slot}
                onDelete={canDelete && slot.taken === 0 ? () => askToDelete(slot) : undefined}
              />
            ))}
          </ul>
        </Card>
      ))}
      {asked && (
        <Lazy load={loadDelete}>
          {({ DeleteTime }) => (
            <DeleteTime formId={formId} slot={asked} onDeleted={() => end(true)} onCancel={() => end()} />
          )}
        </Lazy>
      )}
    </Stack>
  )
}

const seatsOf = (slots: readonly Availability[]) => ({
  seats: slots.reduce((sum, { seats }) => sum + seats, 0),
  taken: slots.reduce((sum, { taken }) => sum + taken, 0),
})

interface SlotRowProps {
  readonly formId: string
  readonly slot: Availability
  readonly onDelete: (() => void) | undefined
}

/** One time; if candidates have chosen it, it links to them. */
function SlotRow({ formId, slot, onDelete }: SlotRowProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const { startsAt, endsAt, minutes, seats, taken, offered } = slot
  const begins = formatTime(startsAt, language)
  const hours = `${begins}–${formatTime(endsAt, language)}`
  return (
    <li className={styles.time}>
      <p className={styles.when}>
        <strong>
          {taken > 0 ? (
            <Link to={timeAddress(formId, slot)} aria-label={t('interviews.open.of', { time: hours })}>
              {hours}
            </Link>
          ) : (
            hours
          )}
        </strong>{' '}
        <span className={styles.quiet}>{t('interviews.minutes', { minutes })}</span>
      </p>
      <p className={styles.seats}>
        <span data-full={taken >= seats || undefined}>{t('interviews.seats', { taken, seats })}</span>
        {offered > 0 && taken < seats && (
          <span className={styles.quiet}>{t('interviews.waiting', { count: offered })}</span>
        )}
      </p>
      <div className={styles.where}>
        <SlotPlace slot={slot} />
      </div>
      {onDelete && (
        <IconButton
          size="small"
          data-delete={slot.id}
          icon={<Trash2 />}
          label={t('interviews.delete.of', { time: begins })}
          onClick={onDelete}
          className={styles.delete}
        />
      )}
    </li>
  )
}
