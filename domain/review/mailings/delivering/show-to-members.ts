import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { communityMessages } from '#database/schema/communities/community-messages.ts'
import { communityMembers } from '#database/schema/communities.ts'
import { uuids } from '#database/uuids.ts'
import { notify } from '#domain/ground/notifications/notify.ts'
import type { MailingRecord } from '../mailing-record.ts'
import { markShown } from './show-messages.ts'
import type { Taken } from './taken.ts'

/** Inserts the worded messages where members read them, and notifies members who have not muted the community. */
export async function showToMembers(tx: Transaction, mailing: MailingRecord, taken: readonly Taken[]) {
  const [first] = taken
  if (!first) return
  const candidateIds = taken.map(({ recipient }) => recipient.candidateId)
  await tx.execute(sql`
    insert into ${communityMessages} (id, community_id, candidate_id, mailing_id, subject, text)
    select said.id, ${mailing.communityId}::uuid, said.candidate_id, ${mailing.id}::uuid, said.subject, said.text
    from unnest(${uuids(taken.map(({ delivery }) => delivery.id))}, ${uuids(candidateIds)},
      ${sql.param(taken.map(({ message }) => message.subject))}::text[],
      ${sql.param(taken.map(({ message }) => message.text))}::text[]
    ) as said(id, candidate_id, subject, text)`)
  await markShown(tx, taken)
  const { rows } = await tx.execute<{ id: string }>(sql`
    select ${communityMembers.candidateId} as id from ${communityMembers}
    where ${communityMembers.communityId} = ${mailing.communityId}::uuid and not ${communityMembers.muted}
      and ${communityMembers.candidateId} = any(${uuids(candidateIds)})`)
  if (rows.length === 0) return
  const { title, organization, page } = first.recipient
  await notify(
    tx,
    rows.map(({ id }) => id),
    {
      kind: 'messages',
      event: 'communityMessage',
      // The message's own e-mail notifies of it.
      mail: mailing.channels.includes('email') ? 'never' : 'digest',
      address: page,
      values: { title, companyName: organization },
    },
  )
}
