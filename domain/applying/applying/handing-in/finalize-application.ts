import { eq, sql } from 'drizzle-orm'
import type { Application, finalizeApplication as call } from '#contract/applying/applications.ts'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { planned, type Transaction } from '#database/connection.ts'
import { preparedOn } from '#database/prepared-on.ts'
import { applications } from '#database/schema/applications.ts'
import { addHistory } from '#domain/applying/applications/add-history.ts'
import { lockApplication } from '#domain/applying/applications/own-application.ts'
import { payOrSeal } from '#domain/credits/subscriptions/pay-or-seal.ts'
import { limited, QueueFull } from '#platform/limited.ts'
import { describeApplication } from '../following/describe-application.ts'
import { FormChanged, formToApply, holdForm } from '../form-to-apply.ts'
import { sendReceipt } from '../receipt/send-receipt.ts'
import { requireAccepted, requireWorkedOn } from '../require-editable.ts'
import { type Accepting, acceptanceFor } from '../rules/acceptance.ts'
import { arrivalMoment } from './arrival-moment.ts'
import { closeRefusals } from './close-refusals.ts'
import { keepConsents } from './consents.ts'
import { keepFormTexts } from './form-texts.ts'
import { hasNewProfile } from './has-new-profile.ts'
import { inspect } from './inspect.ts'
import { takePlace } from './quota.ts'
import { writeSnapshot } from './write-snapshot.ts'

/** Submits the application: everything is checked at once, and all effects happen in one transaction. */
export function finalizeApplication(caller: Caller, input: Input<typeof call>): Promise<Application> {
  const arrivedAt = new Date()
  return turns(() => finalizeAt(caller, input, arrivedAt)).catch((error: unknown) => {
    throw error instanceof QueueFull ? problem('server.busy') : error
  })
}

// In the last minute of a form many submit at once. Requests queue here, with their arrival recorded, instead of
// occupying all database connections.
const turns = limited(4, 10_000)

/** The same with a given time of arrival, for tests. */
export async function finalizeAt(caller: Caller, input: Input<typeof call>, arrivedAt: Date): Promise<Application> {
  for (;;) {
    try {
      await planned().transaction((tx) => handIn(tx, caller, input, arrivedAt))
      return describeApplication(caller, input)
    } catch (error) {
      // Another version was published between reading and locking the form: read it again.
      if (!(error instanceof FormChanged)) throw error
    }
  }
}

async function handIn(tx: Transaction, caller: Caller, input: Input<typeof call>, arrivedAt: Date) {
  const own = await lockApplication(tx, input)
  const { id: applicationId, status, submittedAt } = own.application
  if (own.form.id !== input.formId) throw problem('applications.notFound')
  if (status === 'Withdrawn') throw problem('applications.wrongState')
  if (status !== 'Draft' && !own.hasUnsentChanges && !(await hasNewProfile(tx, own, input.consents, arrivedAt))) return
  const form = await formToApply(tx, own.form.id)
  const requireOpen = (now: Accepting) => requireAccepted(acceptanceFor(own.application, now, arrivedAt), now, caller)
  requireOpen(form)
  requireWorkedOn(own.application)
  const inspected = await inspect(tx, caller, { own, form, consents: input.consents, arrivedAt })
  const isFirst = submittedAt === null
  // An entered application already has its place and its credit, and its candidate submits it only now.
  const isFirstOfTheirs = isFirst || own.application.shownStatus === 'Draft'
  await writeSnapshot(tx, own, form, inspected)
  if (!isFirst) await closeRefusals(tx, applicationId)
  await addHistory(tx, caller, {
    applicationIds: [applicationId],
    event: isFirstOfTheirs ? 'submitted' : 'resubmitted',
  })
  await keepConsents(tx, caller, applicationId, inspected.consents)
  await keepFormTexts(tx, caller, applicationId, inspected.texts, inspected.consents)
  await sendReceipt(tx, own, form, { to: inspected.candidate.account, isFirst: isFirstOfTheirs, arrivedAt })
  // From here on the transaction holds contended locks: the last place, and the organization's credits.
  requireOpen(await holdForm(tx, form))
  if (isFirst) await takePlace(tx, form)
  await submittingOn(tx).execute({ applicationId, arrivedAt, formVersion: form.publishedVersion })
  if (isFirst) await payOrSeal(tx, own.application)
}

/** Sets both columns to one moment: later changes count as not submitted. */
const submittingOn = preparedOn((tx) =>
  tx
    .update(applications)
    .set({
      status: 'Submitted',
      submittedAt: arrivalMoment,
      changedAt: arrivalMoment,
      formVersion: sql`${sql.placeholder('formVersion')}::int`,
    })
    .where(eq(applications.id, sql.placeholder('applicationId')))
    .prepare('mark_submitted'),
)
