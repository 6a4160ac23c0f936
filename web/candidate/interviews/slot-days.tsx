import { useId } from 'react'
import type { OfferedSlot } from '#contract/interviews/interviews.ts'
import { dayIn, formatDayIn, formatLongDayIn, formatTimeIn, zoneCity } from '#platform/text/zoned-times.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { classes } from '../../ui/classes.ts'
import { FieldGroup } from '../../ui/fields/field.tsx'
import { Folded } from '../../ui/layout/folded.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { type Day, daysOf, type Time } from './days-of.ts'
import styles from './slot-days.module.css'
import { otherZones, useOwnZone } from './use-own-zone.ts'

interface SlotDaysProps {
  readonly name: string
  readonly slots: readonly OfferedSlot[]
  /** The accepted time, which can still be chosen */
  readonly chosenId?: string | undefined
  /** Set together with `onChange`; otherwise uncontrolled */
  readonly value?: string | undefined
  readonly error?: string | undefined
  readonly onChange?: ((time: Time) => void) | undefined
}

/** The number of times that need no folding; of more, only the relevant days are open. */
const fewTimes = 12
/** The number of times above which a day is split into morning and afternoon. */
const fewInADay = 8

/** The offered times by day in the reader's time zone: radio buttons styled as chips. */
export function SlotDays({ name, slots, chosenId, value, error, onChange }: SlotDaysProps) {
  const t = useTexts('student_apps')
  const language = useLanguage()
  const zone = useOwnZone(slots.map(({ startsAt }) => startsAt))
  const days = daysOf(slots, zone, chosenId)
  const others = [...new Set(slots.flatMap((slot) => otherZones(slot, zone)))]
  const aboutOf = useAbout()
  const shared = sharedBy(slots.map(aboutOf))
  const isFew = days.reduce((sum, { times }) => sum + times.length, 0) <= fewTimes
  const firstFree = days.find(({ free }) => free > 0)
  const listed = new Intl.ListFormat(language)
  const zones = {
    city: zoneCity(zone, language),
    others: listed.format(others.map((other) => zoneCity(other, language))),
  }
  return (
    <FieldGroup id={name} name={name} label={t('interviews.times', { count: slots.length })} error={error}>
      {(group) => (
        <div className={styles.days}>
          <p className={styles.quiet}>
            {shared !== undefined && <span className={styles.shared}>{shared}</span>}
            {others.length === 0 ? t('interviews.times.zone', zones) : t('interviews.times.zones', zones)}
          </p>
          {days.map((day) => (
            <OneDay
              key={day.day}
              day={day}
              zone={zone}
              isOpen={isFew || day === firstFree || day.times.some(({ id }) => id === value)}
              aboutOf={shared === undefined ? aboutOf : undefined}
              input={{ name, chosenId, value, onChange, 'aria-invalid': group['aria-invalid'] }}
            />
          ))}
        </div>
      )}
    </FieldGroup>
  )
}

/** Duration and place in words. */
function useAbout() {
  const t = useTexts('student_apps')
  return ({ minutes, place, isOnline }: OfferedSlot) =>
    [t('interviews.minutes', { minutes }), place ?? (isOnline ? t('interviews.online') : '')]
      .filter(Boolean)
      .join('\u00a0· ')
}

/** The common value; undefined if they differ. */
const sharedBy = (words: readonly string[]) => (new Set(words).size === 1 ? words[0] : undefined)

interface ChipInput extends Pick<SlotDaysProps, 'name' | 'chosenId' | 'value' | 'onChange'> {
  readonly 'aria-invalid': true | undefined
}

interface OneDayProps {
  readonly day: Day
  readonly zone: string
  readonly isOpen: boolean
  readonly aboutOf: ((slot: OfferedSlot) => string) | undefined
  readonly input: ChipInput
}

function OneDay({ day: { times, free }, zone, isOpen, aboutOf, input }: OneDayProps) {
  const t = useTexts('student_apps')
  const language = useLanguage()
  const nameId = useId()
  const [first] = times
  if (!first) return null
  const name = formatLongDayIn(first.startsAt, language, zone)
  const isOwn = times.some(({ id }) => id === input.chosenId)
  if (free === 0 && !isOwn)
    return (
      <p className={classes(styles.day, styles.line, styles.full)}>
        <span className={styles.name}>{name}</span>
        <span className={styles.quiet}>{t('interviews.day.full')}</span>
      </p>
    )
  const shared = aboutOf && sharedBy(times.map(aboutOf))
  const chips = { zone, aboutOf: shared === undefined ? aboutOf : undefined, input }
  return (
    <Folded
      open={isOpen}
      className={styles.day}
      lineClass={styles.line}
      line={
        <>
          <span className={styles.name}>
            <span id={nameId}>{name}</span>
            {shared !== undefined && <span className={styles.about}>{shared}</span>}
          </span>
          <span className={styles.quiet}>{t('interviews.day.free', { count: free })}</span>
        </>
      }
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset within the fieldset of all days would be read as another field. */}
      <div role="group" aria-labelledby={nameId} className={styles.body}>
        {times.length <= fewInADay ? (
          <Chips times={times} {...chips} />
        ) : (
          [...Map.groupBy(times, ({ startsAt }) => partOfDay(startsAt, zone))].map(([part, ofPart]) => (
            <div key={part}>
              <p className={styles.part}>{t('interviews.day.part', { part })}</p>
              <Chips times={ofPart} {...chips} />
            </div>
          ))
        )}
      </div>
    </Folded>
  )
}

function partOfDay(moment: string, zone: string): 'morning' | 'afternoon' | 'evening' {
  const hour = Number.parseInt(formatTimeIn(moment, zone), 10)
  if (hour < 12) return 'morning'
  return hour < 18 ? 'afternoon' : 'evening'
}

interface ChipsProps extends Pick<OneDayProps, 'zone' | 'aboutOf' | 'input'> {
  readonly times: readonly Time[]
}

function Chips({ times, zone, aboutOf, input }: ChipsProps) {
  const isWide = aboutOf !== undefined || times.some((time) => otherZones(time, zone).length > 0)
  return (
    <div className={classes(styles.chips, isWide && styles.wide)}>
      {times.map((time) => (
        <Chip key={time.id} time={time} zone={zone} about={aboutOf?.(time)} {...input} />
      ))}
    </div>
  )
}

interface ChipProps extends ChipInput {
  readonly time: Time
  readonly zone: string
  readonly about: string | undefined
}

function Chip({ time, zone, about, name, chosenId, value, onChange, 'aria-invalid': invalid }: ChipProps) {
  const t = useTexts('student_apps')
  const clockIn = useOtherClocks(time, zone)
  const isOwn = time.id === chosenId
  return (
    <label className={styles.chip}>
      <input
        type="radio"
        name={name}
        value={time.id}
        {...(value === undefined ? {} : { checked: time.id === value })}
        disabled={!time.isFree && !isOwn}
        required
        aria-invalid={invalid}
        onChange={() => onChange?.(time)}
        className={styles.input}
      />
      <span className={styles.clock}>{formatTimeIn(time.startsAt, zone)}</span>
      {clockIn.map((clock) => (
        <span key={clock} className={styles.aside}>
          {clock}
        </span>
      ))}
      {about !== undefined && <span className={styles.aside}>{about}</span>}
      {isOwn && <span className={styles.aside}>{t('interviews.own')}</span>}
      {!time.isFree && !isOwn && <VisuallyHidden>{t('interviews.taken')}</VisuallyHidden>}
    </label>
  )
}

/** The time in other zones, `18:00 İstanbul`; with the day if it differs. */
function useOtherClocks(time: Time, zone: string): string[] {
  const language = useLanguage()
  return otherZones(time, zone).map((other) => {
    const day =
      dayIn(time.startsAt, other) === dayIn(time.startsAt, zone) ? [] : [formatDayIn(time.startsAt, language, other)]
    return [...day, formatTimeIn(time.startsAt, other), zoneCity(other, language)].join(' ')
  })
}
