import { eq } from 'drizzle-orm'
import type { Application, withdrawApplication as call } from '#contract/applying/applications.ts'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { applications } from '#database/schema/applications.ts'
import { candidates } from '#database/schema/candidates.ts'
import { companies } from '#database/schema/companies.ts'
import { forms } from '#database/schema/forms.ts'
import { addHistory } from '#domain/applying/applications/add-history.ts'
import { cancelAsked, returnUnanswered } from '#domain/applying/applications/cancel-asked.ts'
import { lockApplication } from '#domain/applying/applications/own-application.ts'
import { queueMessage } from '#domain/ground/messages/queue-message.ts'
import { formatDeadline } from '#platform/text/dates.ts'
import { linkToPage } from '../../ground/messages/link-to-page.ts'
import { canWithdraw, describeApplication } from './following/describe-application.ts'

/** Confirms the withdrawal by e-mail, so that the owner learns of one by an intruder. */
async function confirm(tx: Transaction, applicationId: string) {
  const [of] = await tx
    .select({
      name: accounts.name,
      email: accounts.email,
      language: accounts.language,
      title: forms.title,
      companyName: companies.name,
    })
    .from(applications)
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .innerJoin(accounts, eq(accounts.id, candidates.accountId))
    .innerJoin(forms, eq(forms.id, applications.formId))
    .innerJoin(companies, eq(companies.id, forms.companyId))
    .where(eq(applications.id, applicationId))
  if (!of) return
  const { email, language, ...values } = of
  await queueMessage(tx, {
    channel: 'email',
    to: email,
    kind: 'Candidate',
    language,
    template: 'withdrawn',
    values: {
      ...values,
      time: formatDeadline(new Date(), language),
      link: linkToPage(language, '/student-dashboard/applications'),
    },
  })
}

/** Withdraws an application whose result is not published yet, and closes the organization's open requests to it. */
export async function withdrawApplication(caller: Caller, input: Input<typeof call>): Promise<Application> {
  await database().transaction(async (tx) => {
    const { application } = await lockApplication(tx, input)
    if (application.status === 'Withdrawn') return
    if (!canWithdraw(application)) throw problem('applications.wrongState')
    const { id } = application
    await tx
      .update(applications)
      .set({ status: 'Withdrawn', action: 'None', withdrawnAt: new Date() })
      .where(eq(applications.id, id))
    const cancelled = await cancelAsked(tx, [id])
    const detail = input.reason === '' ? {} : { reason: input.reason }
    await addHistory(tx, caller, { applicationIds: [id], event: 'withdrawn', detail })
    await returnUnanswered(tx, cancelled)
    await confirm(tx, id)
  })
  return describeApplication(caller, input)
}
