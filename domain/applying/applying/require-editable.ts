import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { type AnsweredApplication, isWorkedOn } from '#domain/applying/applications/own-application.ts'
import { formatDeadline } from '#platform/text/dates.ts'
import { type Acceptance, type Accepting, acceptanceFor } from './rules/acceptance.ts'

/** Throws unless the form accepts applications at this moment. */
export function requireAccepted(acceptance: Acceptance, { opensAt }: Pick<Accepting, 'opensAt'>, { language }: Caller) {
  if (acceptance === 'paused') throw problem('applications.paused')
  if (acceptance === 'closed') throw problem('applications.closed')
  if (acceptance === 'full') throw problem('applications.full')
  if (acceptance === 'notOpenYet') {
    throw problem('applications.notOpenYet', { date: formatDeadline(opensAt ?? new Date(), language) })
  }
}

/**
 * Throws unless the candidate may still change the application and its form accepts it. While the organization is
 * suspended answers can still be saved, for the time after.
 */
export function requireEditable({ application, form }: AnsweredApplication, at: Date) {
  if (application.status === 'Withdrawn') throw problem('applications.wrongState')
  const acceptance = acceptanceFor(application, form, at)
  // Before the check whether it is in review, so that after the deadline an unpublished decision makes no difference to
  // the answer.
  if (acceptance === 'closed') throw problem('applications.closed')
  if (acceptance === 'full') throw problem('applications.full')
  requireWorkedOn(application)
}

/** Throws once the application is in review: from then on it cannot be changed. */
export function requireWorkedOn(application: Pick<AnsweredApplication['application'], 'status'>) {
  if (application.status === 'Withdrawn') throw problem('applications.wrongState')
  if (!isWorkedOn(application)) throw problem('applications.inReview')
}
