import { and, asc, eq, sql } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import { database } from '#database/connection.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import {
  interviewBookings,
  interviewResults,
  interviewInvitations as invitations,
} from '#database/schema/interviews.ts'
import { universities } from '#database/schema/reference.ts'
import { uuids } from '#database/uuids.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { nameIn } from '#domain/ground/reference/names.ts'
import { senderName } from '#domain/review/review/reviewed-application.ts'

/**
 * Who comes to these times, by time and in the order of their seats, with the number of results written. Sealed
 * applications are left out.
 */
export async function peopleAt(caller: Caller, slotIds: readonly string[], withContacts = false) {
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
      contact: withContacts ? contactIn(caller.language) : sql<null>`null`,
    })
    .from(interviewBookings)
    .innerJoin(invitations, eq(invitations.id, interviewBookings.invitationId))
    .innerJoin(applicationSnapshots, eq(applicationSnapshots.applicationId, invitations.applicationId))
    .innerJoin(applications, and(eq(applications.id, invitations.applicationId), eq(applications.sealed, false)))
    .leftJoin(universities, eq(universities.id, applicationSnapshots.universityId))
    .where(sql`${interviewBookings.slotId} = any(${uuids(slotIds)})`)
    .orderBy(asc(interviewBookings.seat))
  const shown = rows.map(({ slotId, name, surname, contact, ...person }) => ({
    slotId,
    person: { ...person, name: senderName({ name, surname }), ...(contact && { contact }) },
  }))
  const groups = Map.groupBy(shown, ({ slotId }) => slotId)
  return new Map([...groups].map(([id, group]) => [id, group.map(({ person }) => person)]))
}

interface Contact {
  readonly phone: string | null
  readonly school: string | null
}

/** The submitted phone number, and the current education's school or else the first. */
const contactIn = (language: Caller['language']) => sql<Contact | null>`json_build_object(
  'phone', nullif(${applicationSnapshots.profile} ->> 'gsm', ''),
  'school', coalesce(${nameIn(language, universities)}, (
    select coalesce(education ->> 'universityName', education ->> 'schoolName')
    from coalesce(
      jsonb_path_query_first(${applicationSnapshots.profile}, '$.educations[*] ? (@.isCurrent == true)'),
      ${applicationSnapshots.profile} #> '{educations,0}') as education)))`
