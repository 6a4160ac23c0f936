import { ArrowLeftRight } from 'lucide-react'
import { useState } from 'react'
import type { Availability } from '#contract/interviews/availabilities.ts'
import { formatDateTime } from '#platform/text/dates.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { FieldGroup } from '#web/ui/fields/field.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import styles from './fixed-times.module.css'
import { type GivenTimes, type Move, swappedWith } from './given-times.ts'

interface FixedTimesProps {
  readonly people: readonly { readonly applicationId: string; readonly name: string }[]
  readonly times: readonly Availability[]
  readonly given: GivenTimes
  readonly onMove: (move: Move) => void
}

const shownFirst = 20

/** The time given to each candidate; two can be swapped. */
export function FixedTimes({ people, times, given, onMove }: FixedTimesProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const [isWhole, setWhole] = useState(false)
  const [movingId, setMoving] = useState<string>()
  const left = people.filter(({ applicationId }) => given.get(applicationId) === undefined).length
  const starts = new Map(times.map(({ id, startsAt }) => [id, formatDateTime(startsAt, language)]))
  const names = new Map(people.map(({ applicationId, name }) => [applicationId, name]))

  function optionOf(time: Availability, applicationId: string) {
    const isOwn = given.get(applicationId) === time.id
    const other = isOwn ? undefined : names.get(swappedWith(given, time) ?? '')
    const label = starts.get(time.id) ?? ''
    return { value: time.id, label: other ? t('invite.fixed.swap', { time: label, name: other }) : label }
  }

  return (
    <FieldGroup
      id="places"
      name="places"
      label={t('invite.fixed.list')}
      help={t('invite.fixed.given', { count: people.length - left, left })}
    >
      {() => (
        <div>
          <ul className={styles.people}>
            {(isWhole ? people : people.slice(0, shownFirst)).map(({ applicationId, name }) => (
              <li key={applicationId} className={styles.person}>
                <span className={styles.name}>{name}</span>
                {movingId === applicationId ? (
                  <Select
                    label={t('invite.fixed.time', { name })}
                    hideLabel
                    autoFocus
                    placeholder={t('invite.fixed.none')}
                    value={given.get(applicationId) ?? ''}
                    options={times.map((time) => optionOf(time, applicationId))}
                    onChange={({ target }) => {
                      if (target.value) onMove({ applicationId, timeId: target.value })
                      setMoving(undefined)
                    }}
                  />
                ) : (
                  <>
                    <span className={styles.time}>
                      {starts.get(given.get(applicationId) ?? '') ?? t('invite.fixed.none')}
                    </span>
                    <IconButton
                      size="small"
                      icon={<ArrowLeftRight />}
                      label={t('invite.fixed.change', { name })}
                      onClick={() => setMoving(applicationId)}
                    />
                  </>
                )}
              </li>
            ))}
          </ul>
          {!isWhole && people.length > shownFirst && (
            <Button size="small" variant="quiet" onClick={() => setWhole(true)}>
              {t('invite.fixed.all', { count: people.length })}
            </Button>
          )}
        </div>
      )}
    </FieldGroup>
  )
}
