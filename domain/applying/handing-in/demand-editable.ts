import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { isWorkedOn, type OwnApplication } from '#domain/applications/own-application.ts'
import { formatDeadline } from '#platform/text/dates.ts'
import { type Acceptance, type Accepting, acceptanceFor } from '../rules/acceptance.ts'

/** Refuses what a form does not take at this moment. */
export function demandAccepted(acceptance: Acceptance, { opensAt }: Pick<Accepting, 'opensAt'>, { language }: Caller) {
  if (acceptance === 'closed') throw problem('applications.closed')
  if (acceptance === 'full') throw problem('applications.full')
  if (acceptance === 'notOpenYet') {
    throw problem('applications.notOpenYet', { date: formatDeadline(opensAt ?? new Date(), language) })
  }
}

/** Answers and documents change while the application is the candidate's and its form takes it. */
export function demandEditable({ application, form }: Pick<OwnApplication, 'application' | 'form'>, at: Date) {
  demandWorkedOn(application)
  const acceptance = acceptanceFor(application, form, at)
  if (acceptance === 'closed') throw problem('applications.closed')
  if (acceptance === 'full') throw problem('applications.full')
}

/** Once somebody looks at it, what was handed in stands. */
export function demandWorkedOn(application: OwnApplication['application']) {
  if (application.status === 'Withdrawn') throw problem('applications.wrongState')
  if (!isWorkedOn(application)) throw problem('applications.inReview')
}
