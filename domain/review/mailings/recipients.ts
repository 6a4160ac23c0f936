import { type Column, eq, sql } from 'drizzle-orm'
import type { ApplicationStatus } from '#contract/fields/application-status.ts'
import { type FieldValues, fillIn } from '#contract/mailings/message-fields.ts'
import type { MessageTexts } from '#contract/mailings/message-texts.ts'
import { shortenedSms } from '#contract/mailings/sms-parts.ts'
import { textFor } from '#contract/mailings/text-for.ts'
import type { Decision, FeedbackReason } from '#contract/results/result-states.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { applicationSnapshots as snapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import { candidates } from '#database/schema/candidates.ts'
import { forms } from '#database/schema/forms.ts'
import { interviewBookings, interviewInvitations, interviewSlots } from '#database/schema/interviews.ts'
import { applicationResults as results } from '#database/schema/results/application-results.ts'
import { uuids } from '#database/uuids.ts'
import { feedbackWords } from '#domain/applying/applications/feedback-words.ts'
import { formNames } from '#domain/forms/forms/form-names.ts'
import { versionContent } from '#domain/forms/forms/version-content.ts'
import { linkToPage } from '#domain/ground/messages/link-to-page.ts'
import { formatDateTime, formatDeadline } from '#platform/text/dates.ts'
import type { Language } from '#platform/text/locales.ts'
import { translate } from '#platform/texts.ts'

/** A recipient, with the values that a message may contain. */
interface Addressee {
  readonly candidateId: string
  /** Why nothing can be sent to them any more. */
  readonly lost: 'withdrawn' | 'accountClosed' | 'left' | undefined
  readonly language: Language
  readonly name: string
  readonly surname: string
  /** Null if the channel must not be used. */
  readonly email: string | null
  readonly gsm: string | null
  readonly organization: string
  /** The title of the form or community, and the page of the message. */
  readonly title: string
  readonly page: `/${string}`
}

/** An applicant of a form. */
export interface Recipient extends Addressee {
  readonly applicationId: string
  /** The status that the candidate may know: no message reveals an unpublished decision. */
  readonly status: ApplicationStatus
  readonly step: string | null
  /** The winner's deadline and the feedback on a rejection; both only with the result. */
  readonly acceptBy: Date | null
  readonly feedbackReason: FeedbackReason | null
  readonly feedback: string | null
  readonly interviewAt: Date | null
  readonly interviewPlace: string | null
}

/** A member of a community. */
export interface MemberRecipient extends Addressee {
  readonly communityId: string
}

/**
 * The values for messages to these applications of one form, in a few queries. `decided`: as if all results were
 * published, to preview a letter.
 */
export async function recipientsOf(
  tx: Database | Transaction,
  formId: string,
  applicationIds: readonly string[],
  known: 'shown' | 'decided' = 'shown',
): Promise<ReadonlyMap<string, Recipient>> {
  if (applicationIds.length === 0) return new Map()
  const names = await formNames(tx as Transaction, formId)
  const steps = await stepsOf(tx, formId)
  const isKnown = known === 'decided' ? sql`true` : sql`${applications.resultPublishedAt} is not null`
  const ofResult = <Value>(column: Column, decision: Decision) =>
    sql<Value | null>`case when ${applications.status} = ${decision} and ${isKnown} then ${column} end`
  const rows = await tx
    .select({
      applicationId: applications.id,
      candidateId: applications.candidateId,
      isWithdrawn: sql<boolean>`${applications.status} = 'Withdrawn'`,
      status: known === 'decided' ? applications.status : applications.shownStatus,
      acceptBy: ofResult(results.acceptBy, 'Approved').mapWith(results.acceptBy),
      feedbackReason: ofResult<FeedbackReason>(results.feedbackReason, 'Rejected'),
      feedback: ofResult<string>(results.feedback, 'Rejected'),
      stepId: applications.stepId,
      language: accounts.language,
      // The name as submitted: the organization must not learn later changes of the account.
      name: snapshots.name,
      surname: snapshots.surname,
      isClosed: sql<boolean>`${accounts.id} is null`,
      email: accounts.email,
      gsm: accounts.gsm,
      interviewAt: sql<Date | null>`interview.starts_at`.mapWith(interviewSlots.startsAt),
      interviewPlace: sql<string | null>`coalesce(interview.place, interview.video_url)`,
    })
    .from(applications)
    .innerJoin(snapshots, eq(snapshots.applicationId, applications.id))
    .leftJoin(results, eq(results.applicationId, applications.id))
    .leftJoin(candidates, eq(candidates.id, applications.candidateId))
    .leftJoin(accounts, sql`${accounts.id} = ${candidates.accountId} and ${accounts.deletedAt} is null`)
    .leftJoin(sql`lateral ${bookedInterview} as interview`, sql`true`)
    .where(sql`${applications.id} = any(${uuids(applicationIds)})`)
  return new Map(
    rows.map(({ stepId, language, isWithdrawn, isClosed, ...row }) => [
      row.applicationId,
      {
        ...row,
        lost: isWithdrawn ? 'withdrawn' : isClosed ? 'accountClosed' : undefined,
        language: language ?? 'tr',
        step: steps.get(stepId ?? '') ?? null,
        title: names.title,
        organization: names.companyName,
        page: `/student-dashboard/applications/${row.applicationId}`,
      },
    ]),
  )
}

/** The last booked interview that is not cancelled. */
const bookedInterview = sql`(
  select ${interviewSlots.startsAt}, ${interviewSlots.place}, ${interviewSlots.videoUrl}
  from ${interviewInvitations}
  join ${interviewBookings} on ${interviewBookings.invitationId} = ${interviewInvitations.id}
  join ${interviewSlots} on ${interviewSlots.id} = ${interviewBookings.slotId}
  where ${interviewInvitations.applicationId} = ${applications.id} and ${interviewInvitations.status} = 'Accepted'
  order by ${interviewSlots.startsAt} desc limit 1)`

async function stepsOf(tx: Database | Transaction, formId: string): Promise<ReadonlyMap<string, string>> {
  const [form] = await tx.select({ version: forms.publishedVersion }).from(forms).where(eq(forms.id, formId))
  if (!form?.version) return new Map()
  const { steps } = await versionContent(tx, formId, form.version)
  return new Map(steps.map(({ id, name }) => [id, name]))
}

export interface WordedMessage {
  readonly language: Language
  readonly subject: string
  readonly text: string
  readonly sms: string
}

/** The message for one recipient, in their language if it was written in it. */
export function wordFor(recipient: Recipient | MemberRecipient, texts: MessageTexts): WordedMessage {
  const written = textFor(texts, recipient.language)
  if (!written) return { language: recipient.language, subject: '', text: '', sms: '' }
  const { language } = written
  const values = 'communityId' in recipient ? memberValues(recipient, language) : valuesOf(recipient, language)
  return {
    language: written.language,
    // A subject is one line, so line breaks in values are replaced.
    subject: fillIn(written.subject, values).replace(/[\s\p{Cc}]+/gu, ' '),
    text: fillIn(written.text, values),
    sms: shortenedSms(fillIn(written.sms || written.text, values)),
  }
}

const commonValues = ({ name, surname, organization, page }: Addressee, language: Language) => ({
  name,
  surname,
  organization,
  link: linkToPage(language, page),
})

const memberValues = (recipient: MemberRecipient, language: Language): FieldValues => ({
  ...commonValues(recipient, language),
  community: recipient.title,
})

const valuesOf = (recipient: Recipient, language: Language): FieldValues => ({
  ...commonValues(recipient, language),
  form: recipient.title,
  status: translate(language, 'status.shown', { status: recipient.status }),
  step: recipient.step,
  acceptBy: recipient.acceptBy && formatDeadline(recipient.acceptBy, language),
  feedback: feedbackWords(language, recipient) || null,
  interviewTime: recipient.interviewAt && formatDateTime(recipient.interviewAt, language),
  interviewPlace: recipient.interviewPlace,
})
