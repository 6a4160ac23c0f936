import type { Output } from '#contract/call.ts'
import { readCompany } from '#contract/companies/companies.ts'
import { listCalendar, listInterviewers, listOpenInterviews } from '#contract/interviews/calendar.ts'
import { listApplicationForms } from '#contract/review/application-forms.ts'
import { optionalQuery, query } from '#web/queries/answers.ts'
import { type CalendarSearch, daysOf, spanOf } from './calendar-search.ts'

export type CalendarTime = Output<typeof listCalendar>['items'][number]
export type Person = CalendarTime['people'][number]

/** The most times that a calendar draws. */
export const pageSize = 500

export const calendarOf = (companyId: string, search: CalendarSearch) => {
  const { formId, interviewerId, page } = search
  return query(listCalendar, {
    companyId,
    ...spanOf(daysOf(search)),
    ...(formId && { formId }),
    ...(interviewerId && { interviewerId }),
    ...(search.view === 'sheet' && { with: 'contacts' as const }),
    pageNumber: page,
    pageSize,
  })
}

export const openOf = (companyId: string, { formId, status, page }: CalendarSearch) =>
  query(listOpenInterviews, { companyId, status, ...(formId && { formId }), pageNumber: page })

/** The number of applicants who ask for another time. */
export const wishesOf = (companyId: string) => optionalQuery(listOpenInterviews, { companyId, pageSize: 1 })

export const interviewersOf = (companyId: string) => query(listInterviewers, { companyId })

/** The organization, whose name is printed on the day sheets. */
export const companyOf = (companyId: string) => optionalQuery(readCompany, { companyId })

/** The forms that have interviews, to choose from. */
export const formsToChoose = (companyId: string) =>
  query(listApplicationForms, { companyId, sort: 'title', pageSize: 200 })
