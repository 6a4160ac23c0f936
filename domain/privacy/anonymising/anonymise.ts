import { type SQL, sql } from 'drizzle-orm'
import { jobs } from '#contract/jobs.ts'
import type { Transaction } from '#database/connection.ts'
import { enqueue } from '#database/queue.ts'
import { applications } from '#database/schema/applications.ts'
import { candidates } from '#database/schema/candidates.ts'
import { uuids } from '#database/uuids.ts'
import { addHistory } from '#domain/applying/applications/add-history.ts'
import { forgetNewsOf } from '#domain/ground/notifications/forget-news-of.ts'
import { newId } from '#platform/ids.ts'
import { collectFiles, dropFiles } from './drop-files.ts'
import { emptied } from './emptied.ts'
import { emptySnapshots } from './empty-snapshots.ts'

/**
 * Removes all personal data from applications: names, addresses, numbers, files, free texts, and their owner. What
 * reports count by stays, so that no figure changes. Irreversible. The caller has locked the applications; the number
 * of statements does not depend on how many they are. Returns how many files were deleted.
 */
export async function anonymise(tx: Transaction, applicationIds: readonly string[]): Promise<number> {
  if (applicationIds.length === 0) return 0
  const theirs = sql`any(${uuids(applicationIds)})`
  // First, because these are found by the names and owners that are removed below.
  await forgetNewsOf(tx, applicationIds)
  for (const statement of forgetConsents(theirs)) await tx.execute(statement)
  const files = await collectFiles(tx, theirs)
  await tx.execute(giveAway(applicationIds))
  await emptySnapshots(tx, theirs)
  for (const statement of emptied(theirs)) await tx.execute(statement)
  await addHistory(tx, {}, { applicationIds, event: 'anonymised', visible: false })
  const { keys, photos } = await dropFiles(tx, files)
  if (keys.length + photos.length > 0) await enqueue(tx, jobs.removeFiles, { keys, photos })
  return keys.length
}

/**
 * Consents stay with the account, with text, version and day, which prove that they were given. Removed is what leads to
 * the application (its id, the organization's own text, the moment, which is that of the submission) and what tells of
 * the person: the kinds of sensitive data. Rows that differ by the kind alone become one, so that they are not counted.
 */
const forgetConsents = (theirs: SQL): readonly SQL[] => [
  sql`update consents set kind = null, form_text_id = null, form_version = null,
    given_at = date_trunc('day', given_at, 'Europe/Istanbul'),
    withdrawn_at = date_trunc('day', withdrawn_at, 'Europe/Istanbul')
    where application_id = ${theirs}`,
  sql`delete from consents using (
      select id, row_number() over (
        partition by account_id, application_id, text, version, together, given_at, withdrawn_at order by id) as place
      from consents where application_id = ${theirs}
    ) as alike where consents.id = alike.id and alike.place > 1`,
  sql`update consents set application_id = null where application_id = ${theirs}`,
]

/**
 * Gives each application a placeholder candidate of its own, because a candidate can apply to a form only once;
 * related rows with the candidate follow.
 */
const giveAway = (applicationIds: readonly string[]) => sql`
  with nobody as (
    select * from unnest(${uuids(applicationIds)}, ${uuids(applicationIds.map(() => newId()))}) as pair (application_id, candidate_id)
  ), made as (
    insert into ${candidates} (id) select candidate_id from nobody
  ), requests as (
    update document_requests as own set candidate_id = nobody.candidate_id, own_name = null, note = '', reason = null, file_id = null,
      more_file_ids = '{}', sending_id = null, handed_in_file_id = null
    from nobody where own.application_id = nobody.application_id
  ), banks as (
    update bank_infos as own set candidate_id = nobody.candidate_id, note = '', sealed = null, mark = null, flags = '{}'
    from nobody where own.application_id = nobody.application_id
  ), invitations as (
    update interview_invitations as own set candidate_id = nobody.candidate_id, message = '', wish = null
    from nobody where own.application_id = nobody.application_id
  ), taking_part as (
    update participants as own set candidate_id = nobody.candidate_id, name = '', surname = '', email = '', status_reason = ''
    from nobody where own.application_id = nobody.application_id
  ), messages as (
    update application_messages as own set candidate_id = nobody.candidate_id, subject = '', text = '',
      account_id = case own.by when 'candidate' then null else own.account_id end
    from nobody where own.application_id = nobody.application_id
  )
  update ${applications} as own set candidate_id = nobody.candidate_id, anonymised_at = now(), result_message = null,
    carried_from = null, last_place = null
  from nobody where own.id = nobody.application_id`
