import { and, eq, isNull } from 'drizzle-orm'
import { hasAccess } from '#contract/access.ts'
import { dataRequestsPath } from '#contract/data-requests/data-request-facts.ts'
import type { Transaction } from '#database/connection.ts'
import { accounts, companyMembers } from '#database/schema/accounts.ts'
import { candidates } from '#database/schema/candidates.ts'
import { companies } from '#database/schema/companies.ts'
import { delivery } from '#domain/ground/messages/delivery.ts'
import { linkToPage } from '#domain/ground/messages/link-to-page.ts'
import { queueMessage } from '#domain/ground/messages/queue-message.ts'
import { type NewsValues, newsText } from '#domain/ground/notifications/news-text.ts'
import { notifyEach } from '#domain/ground/notifications/notify-each.ts'
import type { DataRequestRow } from './describe-requests.ts'

type OfficeEvent =
  | 'dataRequestReceived'
  | 'dataRequestReplied'
  | 'dataRequestDueSoon'
  | 'dataRequestOverdue'
  | 'dataRequestReminded'

/**
 * Notifies the answering side: its authorised members, by e-mail regardless of preferences, because of the statutory
 * period; or Köprü's own address.
 */
export async function notifyOffice(tx: Transaction, row: DataRequestRow, event: OfficeEvent, more: NewsValues = {}) {
  const { id, companyId, dueOn } = row
  const values = { dueOn, ...more }
  if (companyId === null) {
    const text = newsText('tr', event, values) ?? ''
    const link = linkToPage('tr', `/operations/data-requests/${id}`)
    const shared = { channel: 'email', kind: 'Company', language: 'tr', template: 'dataRequestToUs' } as const
    return queueMessage(tx, { ...shared, to: delivery().contactEmail, values: { text, link } })
  }
  const members = await tx
    .select({ accountId: accounts.id, userType: companyMembers.userType, permissions: companyMembers.permissions })
    .from(companyMembers)
    .innerJoin(accounts, eq(accounts.id, companyMembers.accountId))
    .where(and(eq(companyMembers.companyId, companyId), isNull(accounts.deletedAt)))
  const address = `${dataRequestsPath.organization}/${id}` as const
  await notifyEach(
    tx,
    members
      .filter((member) => hasAccess(member, 'Applications', 'full'))
      .map(({ accountId }) => ({ accountId, event, values, address, always: true })),
    { readers: 'Company', kind: 'applications' },
  )
}

type PersonEvent = 'dataRequestAsked' | 'dataRequestAnswered' | 'dataRequestUnanswered'

/**
 * Notifies the person who asks, by e-mail regardless of preferences. With an account they read the text in the
 * product; without one the e-mail contains it.
 */
export async function notifyPerson(tx: Transaction, row: DataRequestRow, event: PersonEvent, quote = '') {
  const companyName = await officeName(tx, row.companyId)
  const values = { companyName, title: companyName }
  const [account] =
    row.candidateId === null
      ? []
      : await tx
          .select({ accountId: accounts.id })
          .from(candidates)
          .innerJoin(accounts, eq(accounts.id, candidates.accountId))
          .where(and(eq(candidates.id, row.candidateId), isNull(accounts.deletedAt)))
          // Waits for a concurrent closing of the account, which has deleted all news, and then uses the e-mail address
          // instead.
          .for('share', { of: accounts })
  if (account) {
    const address = `${dataRequestsPath.candidate}/${row.id}` as const
    await notifyEach(tx, [{ ...account, event, values, address, always: true }], {
      readers: 'Candidate',
      kind: 'documents',
    })
    return
  }
  const { language, email, name } = row
  await queueMessage(tx, {
    channel: 'email',
    to: email,
    kind: 'Candidate',
    language,
    template: 'dataRequestToPerson',
    values: {
      name,
      quote,
      text: newsText(language, event, values) ?? '',
      asked: shortened(row.text),
      link: linkToPage(language, '/contact-us'),
    },
  })
}

async function officeName(tx: Transaction, companyId: string | null): Promise<string> {
  if (companyId === null) return 'Köprü'
  const [company] = await tx.select({ name: companies.name }).from(companies).where(eq(companies.id, companyId))
  return company?.name ?? ''
}

const shortened = (text: string) => (text.length > 400 ? `${text.slice(0, 400)}…` : text)
