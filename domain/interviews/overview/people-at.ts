import { asc, eq, sql } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import { database } from '#database/connection.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import {
  interviewBookings,
  interviewResults,
  interviewInvitations as invitations,
} from '#database/schema/interviews.ts'
import { uuids } from '#database/uuids.ts'
import { signedIn } from '#domain/accounts/signed-in.ts'
import { senderName } from '#domain/review/reviewed-application.ts'

/** Who has chosen these times, by time, in the order of their seats, with how many results were written. */
export async function peopleAt(caller: Caller, slotIds: readonly string[]) {
  const { accountId } = signedIn(caller)
  const rows = await database()
    .select({
      slotId: interviewBookings.slotId,
      invitationId: invitations.id,
      applicationId: invitations.applicationId,
      name: applicationSnapshots.name,
      surname: applicationSnapshots.surname,
      status: invitations.status,
      results: sql<number>`(select count(*)::int from ${interviewResults} as written
        where written.invitation_id = ${invitations.id})`,
      isMineWritten: sql<boolean>`exists (select from ${interviewResults} as mine
        where mine.invitation_id = ${invitations.id} and mine.account_id = ${accountId}::uuid)`,
    })
    .from(interviewBookings)
    .innerJoin(invitations, eq(invitations.id, interviewBookings.invitationId))
    .innerJoin(applicationSnapshots, eq(applicationSnapshots.applicationId, invitations.applicationId))
    .where(sql`${interviewBookings.slotId} = any(${uuids(slotIds)})`)
    .orderBy(asc(interviewBookings.seat))
  const shown = rows.map(({ slotId, name, surname, ...person }) => ({
    slotId,
    person: { ...person, name: senderName({ name, surname }) },
  }))
  const groups = Map.groupBy(shown, ({ slotId }) => slotId)
  return new Map([...groups].map(([id, group]) => [id, group.map(({ person }) => person)]))
}
