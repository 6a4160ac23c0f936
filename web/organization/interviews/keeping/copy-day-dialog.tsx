import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { createAvailabilities } from '#contract/interviews/availabilities.ts'
import { istanbulDay } from '#platform/text/dates.ts'
import { formatLongDay } from '#platform/text/long-day.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { useAct } from '#web/forms/use-act.ts'
import { useRequestKey } from '#web/forms/use-request-key.ts'
import { useLanguage } from '#web/place.tsx'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { optionsOf } from '#web/queries/page-queries.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { showToast } from '#web/ui/feedback/show-toast.ts'
import { CheckboxGroup } from '#web/ui/fields/checkbox-group.tsx'
import { DatePicker } from '#web/ui/fields/date-picker.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { toggled } from '../../desk/toggled.ts'
import { useHolidays } from '../../review/interviews/use-holidays.ts'
import { type CalendarTime, calendarOf } from '../calendar-of.ts'
import { type CalendarSearch, dayAfter } from '../calendar-search.ts'
import { copiedTimes } from './copied-times.ts'

/** The offered days, as offsets: two weeks of days, then the same weekday of further weeks. */
const ahead = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 21, 28]

interface CopyDayDialogProps {
  readonly search: CalendarSearch
  /** Called with the first day that the times were copied to */
  readonly onCopied: (day: string) => void
  readonly onClose: () => void
}

/** Copies the times of a day to other days. */
export function CopyDayDialog({ search, onCopied, onClose }: CopyDayDialogProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const { myId: companyId } = useMe()
  const [day, setDay] = useState<string | null>(search.day)
  const [days, setDays] = useState<readonly string[]>([])
  const { act, busy, failed } = useAct({ changes: 'availabilities', refreshes: true })
  const { keyOf } = useRequestKey()
  const holidays = useHolidays()
  const made = useRef(new Set<string>())
  const asked = calendarOf(companyId, { ...search, view: 'day', day: day ?? search.day, page: 1 })
  const { data } = useQuery({ ...optionsOf(asked), enabled: day !== null })
  const times = (data as { items: readonly CalendarTime[] } | undefined)?.items ?? []
  const copies = day ? copiedTimes(times, day, days, new Date()) : []
  const count = copies.reduce((sum, { starts }) => sum + starts.length, 0)
  const seats = copies.reduce((sum, one) => sum + one.starts.length * one.seats, 0)
  const offered = day ? ahead.map((after) => dayAfter(day, after)).filter((one) => one >= istanbulDay(new Date())) : []

  const copy = () =>
    act(
      async () => {
        // One request for each set of equal times. If a later one is refused, earlier ones are kept and not sent again.
        for (const one of copies) {
          const input = { companyId, ...one }
          if (made.current.has(JSON.stringify(input))) continue
          await askInBrowser(createAvailabilities, input, { key: keyOf(input) })
          made.current.add(JSON.stringify(input))
        }
      },
      () => {
        onClose()
        const [first] = days.toSorted()
        if (first) onCopied(first)
        showToast({ tone: 'success', title: t('interviews.add.done', { count }) })
      },
    )

  return (
    <Dialog
      open
      keepsFooter
      title={t('calendar.copy')}
      onClose={busy ? undefined : onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('ui.cancel')}
          </Button>
          <Button variant="primary" loading={busy} disabled={count === 0} onClick={() => void copy()}>
            {t('copy.submit', { count })}
          </Button>
        </>
      }
    >
      <Stack>
        <DatePicker
          label={t('copy.from')}
          help={data === undefined ? undefined : t('copy.times', { count: times.length })}
          value={day}
          onChange={(next) => {
            setDay(next)
            setDays([])
          }}
        />
        <CheckboxGroup
          name="days"
          label={t('copy.to')}
          options={offered.map((one) => ({
            value: one,
            label: holidays.has(one)
              ? t('copy.holiday', { day: formatLongDay(one, language) })
              : formatLongDay(one, language),
            checked: days.includes(one),
          }))}
          onChange={({ target }) => setDays(toggled(days, target.value, target.checked))}
        />
        <p role="status">{count > 0 && t('interviews.planned.sum', { days: days.length, times: count, seats })}</p>
        <FailedNotice failed={failed} />
      </Stack>
    </Dialog>
  )
}
