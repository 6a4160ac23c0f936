import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useNavigate } from 'react-router'
import { formatDays, istanbulDay } from '#platform/text/dates.ts'
import { formatLongDay } from '#platform/text/long-day.ts'
import { useLanguage } from '#web/place.tsx'
import { useAnswer } from '#web/queries/page-queries.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { ButtonLink } from '#web/ui/actions/button.tsx'
import { IconLink } from '#web/ui/actions/icon-button.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { useFormChoices } from '../use-form-choices.ts'
import { formsToChoose, interviewersOf } from './calendar-of.ts'
import { addressOf, type CalendarSearch, dayAfter, daysOf } from './calendar-search.ts'
import styles from './calendar-view.module.css'

interface CalendarToolsProps {
  readonly search: CalendarSearch
  readonly counted: readonly { readonly times: number; readonly seats: number; readonly taken: number }[]
}

/** The shown days and their occupancy, navigation to others, and filters by form and interviewer. */
export function CalendarTools({ search, counted }: CalendarToolsProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const days = daysOf(search)
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const unit = days.length === 1 ? 'day' : 'week'
  const to = (day: string) => addressOf({ ...search, day, page: 1 })
  const sum = (of: 'times' | 'seats' | 'taken') => counted.reduce((all, one) => all + one[of], 0)
  return (
    <div className={styles.tools}>
      <div className={styles.going}>
        <IconLink
          to={to(dayAfter(search.day, -days.length))}
          icon={<ChevronLeft />}
          label={t('calendar.previous', { unit })}
        />
        <ButtonLink to={to(istanbulDay(new Date()))} size="small">
          {t('calendar.today')}
        </ButtonLink>
        <IconLink
          to={to(dayAfter(search.day, days.length))}
          icon={<ChevronRight />}
          label={t('calendar.next', { unit })}
        />
        <p aria-live="polite">
          {days.length === 1 ? formatLongDay(first, language) : formatDays(first, last, language)}
          <span>
            {sum('times') === 0
              ? t('calendar.empty')
              : t('interviews.sum', { count: sum('times'), taken: sum('taken'), seats: sum('seats') })}
          </span>
        </p>
      </div>
      <Filters search={search} />
    </div>
  )
}

/** Filters by one form and one interviewer. */
export function Filters({ search, hasInterviewers = true }: { search: CalendarSearch; hasInterviewers?: boolean }) {
  const t = useTexts('org_candidate_list_and_detail')
  const navigate = useNavigate()
  const { myId: companyId } = useMe()
  const forms = useFormChoices(useAnswer(formsToChoose(companyId)).items)
  const interviewers = useAnswer(interviewersOf(companyId)).items
  const go = (changed: Partial<CalendarSearch>) => void navigate(addressOf({ ...search, ...changed, page: 1 }))
  return (
    <div className={styles.filters}>
      <Select
        name="form"
        hideLabel
        label={t('interviews.add.form')}
        value={search.formId ?? ''}
        options={[{ value: '', label: t('calendar.allForms') }, ...forms]}
        onChange={({ target }) => go({ formId: target.value || undefined })}
      />
      {hasInterviewers && (
        <Select
          name="interviewer"
          hideLabel
          label={t('interviews.add.interviewers')}
          value={search.interviewerId ?? ''}
          options={[
            { value: '', label: t('calendar.allInterviewers') },
            ...interviewers.map(({ id, name, isMe }) => ({
              value: id,
              label: isMe ? t('acts.assign.me', { name }) : name,
            })),
          ]}
          onChange={({ target }) => go({ interviewerId: target.value || undefined })}
        />
      )}
    </div>
  )
}
