import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import { candidates } from '#database/schema/candidates.ts'
import { participants } from '#database/schema/participants/participants.ts'
import { uuids } from '#database/uuids.ts'

/**
 * Creates participants for applications whose approval is published and, if the form asks for it, accepted. A
 * participant whose participation was ended by a correction becomes active again. Closed accounts are skipped.
 */
export const becomeParticipants = (tx: Transaction, applicationIds: readonly string[]) =>
  tx.execute(sql`
    insert into ${participants}
      (id, company_id, form_id, application_id, candidate_id, status, status_since, name, surname, email)
    select new_id(), a.company_id, a.form_id, a.id, a.candidate_id, 'Active',
      (now() at time zone 'Europe/Istanbul')::date, s.name, s.surname, s.email
    from ${applications} a join ${applicationSnapshots} s on s.application_id = a.id
    where a.id = any(${uuids(applicationIds)}) and a.status = 'Approved' and a.result_published_at is not null
      and not exists (select from ${candidates} join ${accounts} on ${accounts.id} = ${candidates.accountId}
        where ${candidates.id} = a.candidate_id and ${accounts.deletedAt} is not null)
    on conflict (application_id) do update
      set status = 'Active', status_since = excluded.status_since, status_reason = '', version = participants.version + 1
      where participants.status = 'Removed'`)
