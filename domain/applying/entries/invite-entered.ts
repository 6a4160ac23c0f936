import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import { type JobInput, jobs } from '#contract/jobs.ts'
import { database, type Transaction } from '#database/connection.ts'
import { enqueue } from '#database/queue.ts'
import { applicationHistory } from '#database/schema/application-history.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { entries } from '#database/schema/entries.ts'
import { formNames } from '#domain/forms/forms/form-names.ts'
import { linkToPage } from '#domain/ground/messages/link-to-page.ts'
import { queueMessages } from '#domain/ground/messages/queue-message.ts'
import type { EmailMessage } from '#domain/ground/messages/templates.ts'
import { addOutreach, outreachAbout } from '#domain/ground/outreach/add-outreach.ts'
import { formatDate } from '#platform/text/dates.ts'
import { hashToken, randomToken } from '#platform/tokens.ts'
import { takesPart } from './takes-part.ts'

/**
 * Invites the people of an act to take over the data entered about them, in batches. The secret is made when the
 * e-mail is queued and stored as a hash only; an invited person is not invited again.
 */
export async function inviteEntered({ actId }: JobInput<typeof jobs.inviteEntered>, atOnce = 200) {
  await database().transaction(async (tx) => {
    const people = await uninvited(tx, actId, atOnce)
    const [first] = people
    if (!first) return
    const { companyName, title } = await formNames(tx, first.formId)
    const outreach = await outreachOf(tx, people)
    const invitations = people.map((person) => ({ ...person, token: randomToken() }))
    await queueMessages(
      tx,
      invitations.map(({ applicationId, email, name, expiresAt, token, takesPart: isParticipant }): EmailMessage => {
        const values = { name, companyName, title, link: linkToPage('tr', '/added-application', token) }
        return {
          // The application's id, by which the e-mail is found when the person is removed.
          id: applicationId,
          channel: 'email',
          to: email,
          kind: 'Candidate',
          // The person's language is unknown yet.
          language: 'tr',
          ...(isParticipant
            ? ({ template: 'enteredParticipant', values } as const)
            : ({ template: 'entered', values: { ...values, until: formatDate(expiresAt, 'tr') } } as const)),
          outreach: outreach.get(applicationId),
        }
      }),
    )
    await keepSecrets(tx, invitations)
    if (people.length === atOnce) await enqueue(tx, jobs.inviteEntered, { actId })
  })
}

interface Uninvited {
  readonly applicationId: string
  readonly companyId: string
  readonly email: string
}

/** Records the outreach for entries older than outreach counting. */
async function outreachOf(tx: Transaction, people: readonly Uninvited[]) {
  const ids = people.map(({ applicationId }) => applicationId)
  const known = await outreachAbout(tx, ids)
  const others = people.filter(({ applicationId }) => !known.has(applicationId))
  const [first] = others
  if (!first) return known
  const addressed = others.map(({ email, applicationId }) => ({ email, aboutId: applicationId }))
  await addOutreach(tx, first.companyId, 'entry', addressed)
  return outreachAbout(tx, ids)
}

const uninvited = (tx: Transaction, actId: string, atOnce: number) =>
  tx
    .select({
      applicationId: entries.applicationId,
      companyId: entries.companyId,
      expiresAt: entries.expiresAt,
      formId: applicationSnapshots.formId,
      name: applicationSnapshots.name,
      email: applicationSnapshots.email,
      takesPart,
    })
    .from(applicationHistory)
    .innerJoin(entries, eq(entries.applicationId, applicationHistory.applicationId))
    .innerJoin(applicationSnapshots, eq(applicationSnapshots.applicationId, entries.applicationId))
    .where(
      and(
        eq(applicationHistory.actId, actId),
        // The act may have several history entries for each application, such as planned payments.
        eq(applicationHistory.event, 'entered'),
        isNull(entries.invitedAt),
        isNull(entries.removedAt),
        ne(applicationSnapshots.email, ''),
      ),
    )
    .orderBy(asc(entries.applicationId))
    .limit(atOnce)
    .for('update', { of: entries })

async function keepSecrets(tx: Transaction, invited: readonly { applicationId: string; token: string }[]) {
  const hashes = invited.map(({ applicationId: id, token }) => ({ id, hash: hashToken(token) }))
  await tx.execute(sql`
    update ${entries} set secret_hash = invited.hash, invited_at = now()
    from jsonb_to_recordset(${JSON.stringify(hashes)}::jsonb) as invited (id uuid, hash text)
    where ${entries.applicationId} = invited.id`)
}
