import { istanbulDay } from '#platform/text/dates.ts'
import { formAddress } from './form-addresses.ts'

/** The list of all forms with applications. */
export const allApplicationsAddress = '/organizations-dashboard/applications'

export const applicationsAddress = (formId: string) => `${formAddress(formId)}/applications`

/** The messages to a form's applicants. */
export const mailingsAddress = (formId: string) => `${formAddress(formId)}/messages`

/** The interview times of a form. */
export const interviewsAddress = (formId: string) => `${formAddress(formId)}/interviews`

/** The results of a form: published and scheduled ones. */
export const resultsAddress = (formId: string) => `${formAddress(formId)}/results`

export const reservesAddress = (formId: string) => `${resultsAddress(formId)}/reserves`

export const minutesAddress = (formId: string) => `${resultsAddress(formId)}/minutes`

/** The steps of publishing results. */
export const publishSteps = ['choose', 'look', 'write', 'check', 'publish'] as const
export type PublishStep = (typeof publishSteps)[number]

/** A step of publishing results; `groups` are the keys of the chosen ones. */
export const publishAddress = (formId: string, step: PublishStep, groups: readonly string[] = []) => {
  const search = new URLSearchParams(groups.map((group) => ['group', group]))
  return `${resultsAddress(formId)}/publish/${step}${search.size > 0 ? `?${search}` : ''}`
}

/** The calendar of all forms' interviews. */
export const calendarAddress = '/organizations-dashboard/interviews'

/** An interview time, opened in the list of its form's week. */
export const timeAddress = (formId: string, { id, startsAt }: { readonly id: string; readonly startsAt: string }) =>
  `${calendarAddress}?view=list&form=${formId}&day=${istanbulDay(new Date(startsAt))}&time=${id}`

/** Whether an address belongs to the applications, of all forms or of one. */
export const isOfApplications = (pathname: string) =>
  pathname.startsWith(allApplicationsAddress) ||
  /\/forms\/[^/]+\/(applications|interviews|messages|results)(\/|$)/.test(pathname)

/** The id of the application that an address shows. */
export const applicationIn = (pathname: string): string | undefined =>
  /\/forms\/[^/]+\/applications\/(?!enter(?:\/|$))([^/]+)/.exec(pathname)?.[1]

/** Whether an address is that of one application. */
export const isOfOneApplication = (pathname: string) => applicationIn(pathname) !== undefined

/** `search` carries the list's filters, so that "next" follows that list. */
export const applicationAddress = (formId: string, appId: string, search = '') =>
  `${applicationsAddress(formId)}/${appId}${search}`

/** A person across all forms, found by any of their applications. */
export const personAddress = (appId: string) => `/organizations-dashboard/people/${appId}`

/** The steps of entering people by hand; a typed list has the step `people`, one from a file `columns`. */
export type EntryStep = 'people' | 'columns' | 'check' | 'confirm' | 'done'

/** Entering people by hand: the start, or a step of a list. */
export const enterAddress = (formId: string, listId?: string, step?: EntryStep) =>
  [`${applicationsAddress(formId)}/enter`, ...(listId && step ? [listId, step] : [])].join('/')
