import { eq } from 'drizzle-orm'
import type pg from 'pg'
import { database } from '#database/connection.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { notifications } from '#database/schema/notifications.ts'
import { retentionHolds } from '#database/schema/retention/retention-holds.ts'
import { fileStore } from '#domain/ground/files/store.ts'
import { reviewedAddress } from '#domain/ground/notifications/member-addresses.ts'
import { leftOutTables } from '#domain/privacy/data-copies/parts/left-out-tables.ts'
import { parts } from '#domain/privacy/data-copies/parts/parts.ts'
import { newId } from '#platform/ids.ts'
import { aPrivateFile } from '../files/private-file.ts'
import { fullCandidate, mark } from '../worlds/full-candidate.ts'

/** Text columns with our own words, random numbers or keys, which hold no user input. */
const coded = new Set([
  ...['accounts.kind', 'accounts.email', 'accounts.photo', 'accounts.pwd_version', 'accounts.provider'],
  ...['accounts.language', 'accounts.password_hash', 'applications.status', 'applications.shown_status'],
  ...['applications.action', 'application_history.event', 'application_history.by', 'application_messages.by'],
  ...['application_names.status', 'application_names.action', 'application_names.fit', 'application_names.source'],
  ...['application_names.level', 'application_names.gender', 'application_names.search'],
  ...['application_results.feedback_reason', 'application_results.acceptance', 'application_snapshots.source'],
  ...['application_snapshots.fit', 'application_snapshots.level', 'application_snapshots.gender'],
  ...['application_snapshots.sensitive_sealed', 'bank_infos.status', 'bank_infos.sealed', 'calendar_entries.time_zone'],
  ...['candidate_competencies.type', 'candidate_competencies.level', 'candidate_educations.level'],
  ...['candidate_experiences.kind', 'candidates.gender', 'candidates.citizen_sealed', 'candidates.citizen_checked_by'],
  ...['candidates.bank_sealed', 'candidates.requirements_sealed', 'codes.purpose', 'community_members.state'],
  ...['consents.text', 'consents.version', 'consents.kind', 'deliveries.state', 'deliveries.email', 'deliveries.sms'],
  ...['document_requests.status', 'document_requests.fault', 'entries.ground', 'entries.removed_because', 'files.key'],
  ...['interview_invitations.status', 'interview_reminders.kind', 'interview_results.recommendation'],
  ...['notification_preferences.kind', 'notifications.kind', 'notifications.event', 'notifications.address'],
  ...[
    'email_invitations.email',
    'outbox.channel',
    'outbox.recipient',
    'participants.status',
    'payment_run_lines.currency',
  ],
  ...['payment_run_lines.outcome', 'payments.currency', 'payments.status', 'payments.held_because'],
  ...['payments.cancel_cause', 'sessions.refresh_hash', 'sessions.previous_hash'],
])

/** Tables about other people, or that are immutable; `fullCandidate` fills them. */
const untouched = new Set([
  'company_members',
  'interviewers',
  'exports',
  'request_keys',
  'entry_lists',
  'operator_acts',
  'data_requests',
  'data_request_entries',
])

/** Tables in which members have rows of their own. */
const ofAccount = [
  'sessions',
  'codes',
  'passkeys',
  'authenticators',
  'recovery_codes',
  'calendar_entries',
  'calendar_feeds',
]

/**
 * A candidate with a row in every table, whose application is past its retention, with a mark in every text column of
 * every table about people, including tables added later.
 */
export async function somebodyLongAgo(pool: pg.Pool) {
  const person = await fullCandidate()
  await alsoFiles(person)
  await alsoTold(person)
  await database()
    .insert(retentionHolds)
    .values({
      id: newId(),
      companyId: person.company.companyId,
      formId: person.formId,
      applicationId: person.appId,
      reason: mark('hold'),
      until: '2026-01-31',
      heldBy: person.company.accountId,
    })
  // A message to another person, with marks of its own.
  await pool.query(`delete from outbox where recipient = 'baska@kopru.test'`)
  await longAgo(pool)
  await markEverywhere(pool, person)
  return person
}

type Person = Awaited<ReturnType<typeof fullCandidate>>

/** A document and a photo that were handed in, the file of a request, and what was sent to the bank. */
async function alsoFiles({ appId, candidateId, company }: Person) {
  const fileId = await aPrivateFile(candidateId, `${mark('handedInFile')}.pdf`)
  const asked = await aPrivateFile(candidateId, `${mark('requestedFile')}.pdf`)
  const more = await aPrivateFile(candidateId, `${mark('requestedToo')}.pdf`)
  const photo = `${newId()}.webp`
  await fileStore().put('profile-images', photo, Buffer.from(mark('photo')))
  const [snapshot] = await database()
    .select()
    .from(applicationSnapshots)
    .where(eq(applicationSnapshots.applicationId, appId))
  if (!snapshot) throw new Error('Nothing was handed in')
  const document = { formDocumentId: newId(), documentTypeId: 2, fileId, type: 'application/pdf', size: 1 }
  await database()
    .update(applicationSnapshots)
    .set({
      documents: [{ ...document, name: `${mark('documentName')}.pdf` }],
      profile: { ...snapshot.profile, photo: `/files/profile-images/${photo}` },
    })
    .where(eq(applicationSnapshots.applicationId, appId))
  await database().execute(
    `update document_requests set file_id = '${asked}', more_file_ids = array['${more}'::uuid] where application_id = '${appId}'`,
  )
  await fileStore().put('private', `runs/${company.companyId}.csv`, Buffer.from(mark('bankFile')))
}

/** News of colleagues that name the person. */
async function alsoTold({ appId, formId, company }: Person) {
  const news = {
    accountId: company.accountId,
    kind: 'messages',
    event: 'replyReceived',
    values: { name: mark('told') },
  }
  await database()
    .insert(notifications)
    .values({ id: newId(), ...news, address: `${reviewedAddress({ formId, appId })}#messages` })
}

/** Thirty months ago. */
async function longAgo(pool: pg.Pool) {
  await pool.query(`
    update applications set submitted_at = now() - interval '31 months', created_at = now() - interval '31 months',
      decided_at = case when decided_at is not null then now() - interval '30 months' end,
      result_published_at = case when result_published_at is not null then now() - interval '30 months' end;
    update participants set status = 'Completed', status_since = (now() - interval '30 months')::date;
    update payments set status = 'Paid', paid_on = (now() - interval '30 months')::date, held_because = null;
    update forms set state = 'Closed', closed_at = now() - interval '30 months'`)
}

async function markEverywhere(pool: pg.Pool, { accountId, candidate }: Person) {
  const { rows } = await pool.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and data_type = 'text' and is_generated = 'NEVER' and table_name = any($1)`,
    [[...parts.map(({ table }) => table), ...Object.keys(leftOutTables)]],
  )
  const wanted = rows.filter(({ table, column }) => !coded.has(`${table}.${column}`) && !untouched.has(table))
  for (const { table, column } of wanted) {
    const where =
      table === 'accounts'
        ? `id = '${accountId}'`
        : ofAccount.includes(table)
          ? `account_id = '${accountId}'`
          : table === 'outbox'
            ? `recipient = '${candidate.email}'`
            : 'true'
    await pool.query(`update "${table}" set "${column}" = 'işaret-${table}.${column}-' || ctid::text where ${where}`)
  }
}
