import { and, desc, eq, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { readPerson as call } from '#contract/people.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import { forms } from '#database/schema/forms.ts'
import { participants } from '#database/schema/participants/participants.ts'
import { isGranted } from '#domain/accounts/company-accounts/is-granted.ts'
import { applicationOf, isReadable, newestFirst, personColumns, personOf } from './person-rows.ts'

/** At most this many applications of one candidate are shown. */
const most = 100

/** A sealed application does not exist here, neither as the requested one nor in the list. */
export async function readPerson(
  caller: Caller,
  { companyId, appId }: Input<typeof call>,
): Promise<Output<typeof call>> {
  const candidateId = sql`(
    select asked.candidate_id from ${applications} as asked
    where asked.id = ${appId}::uuid and asked.company_id = ${companyId}::uuid and not asked.sealed)`
  const rows = await database()
    .select(personColumns)
    .from(applications)
    .innerJoin(applicationSnapshots, eq(applicationSnapshots.applicationId, applications.id))
    .innerJoin(forms, eq(forms.id, applications.formId))
    .where(and(sql`${applications.candidateId} = ${candidateId}`, isReadable(companyId)))
    .orderBy(...newestFirst)
    .limit(most)
  const [newest] = rows
  if (!newest || !rows.some(({ id }) => id === appId)) throw problem('applications.notFound')
  return {
    ...personOf(newest),
    applications: rows.map(applicationOf),
    participations: isGranted(caller, 'Participants', 'read')
      ? await participationsOf(companyId, newest.candidateId)
      : null,
  }
}

const participationsOf = (companyId: string, candidateId: string) =>
  database()
    .select({
      id: participants.id,
      formTitle: forms.title,
      status: participants.status,
      since: participants.statusSince,
    })
    .from(participants)
    .innerJoin(forms, eq(forms.id, participants.formId))
    .where(and(eq(participants.candidateId, candidateId), eq(participants.companyId, companyId)))
    .orderBy(desc(participants.createdAt))
    .limit(most)
