import { sql } from 'drizzle-orm'
import { problem } from '#contract/problems.ts'
import type { Transaction } from '#database/connection.ts'
import { preparedOn } from '#database/prepared-on.ts'
import type { accounts } from '#database/schema/accounts.ts'
import { applicationMessages } from '#database/schema/application-messages.ts'
import type { OwnApplication } from '#domain/applying/applications/own-application.ts'
import { receiptNumber } from '#domain/applying/applications/receipt-number.ts'
import { queueMessage } from '#domain/ground/messages/queue-message.ts'
import { notify } from '#domain/ground/notifications/notify.ts'
import { newId } from '#platform/ids.ts'
import { formatDeadline } from '#platform/text/dates.ts'
import { linkToPage } from '../../../ground/messages/link-to-page.ts'
import type { FormToApply } from '../form-to-apply.ts'
import { receiptName } from './receipt-file.ts'

interface Sent {
  readonly to: Pick<typeof accounts.$inferSelect, 'name' | 'email' | 'language' | 'deletedAt'>
  /** Only for the first submission, not after a change. */
  readonly isFirst: boolean
  readonly arrivedAt: Date
}

/**
 * Confirms the submission to the candidate: by e-mail with the receipt number, and in the product, in the
 * organization's own words.
 */
export async function sendReceipt(
  tx: Transaction,
  { application }: OwnApplication,
  form: FormToApply,
  { to, isFirst, arrivedAt }: Sent,
) {
  const { id, candidateId, companyId, notify: isWanted } = application
  // The account was closed while this request waited: nothing is submitted for a closed account.
  if (to.deletedAt !== null) throw problem('applications.notFound')
  const { companyName } = form
  const { title } = form.content.basics
  const { on, subject, text } = form.content.messages.received
  const [quote, ownSubject] = on && isFirst ? [text, subject] : ['', '']
  if (quote !== '') {
    const own = { id: newId(), applicationId: id, companyId, candidateId, subject: subject || title, text }
    await ownWordsOn(tx).execute(own)
  }
  const { language, name } = to
  const number = receiptNumber(form.number, id)
  const values = {
    name,
    title,
    companyName,
    quote,
    ownSubject,
    number,
    time: formatDeadline(arrivedAt, language),
    link: linkToPage(language, `/student-dashboard/applications/${id}`),
  }
  const file = { name: receiptName(number, language), applicationId: id, language }
  await queueMessage(tx, {
    channel: 'email',
    to: to.email,
    kind: 'Candidate',
    language,
    template: 'received',
    values,
    file,
  })
  if (!isWanted) return
  await notify(tx, [candidateId], {
    kind: 'applications',
    event: 'applicationReceived',
    values: { title, companyName },
    address: `/student-dashboard/applications/${id}`,
    mail: 'never',
  })
}

const ownWordsOn = preparedOn((tx) =>
  tx
    .insert(applicationMessages)
    .values({
      id: sql.placeholder('id'),
      applicationId: sql.placeholder('applicationId'),
      companyId: sql.placeholder('companyId'),
      candidateId: sql.placeholder('candidateId'),
      subject: sql.placeholder('subject'),
      text: sql.placeholder('text'),
      by: 'system',
    })
    .prepare('receipt_in_own_words'),
)
