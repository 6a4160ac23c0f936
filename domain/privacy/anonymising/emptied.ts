import { type SQL, sql } from 'drizzle-orm'

const ofInvitations = (theirs: SQL) => sql`(select id from interview_invitations where application_id = ${theirs})`
const ofParticipants = (theirs: SQL) => sql`(select id from participants where application_id = ${theirs})`
const ofPayments = (theirs: SQL) => sql`(select id from payments where application_id = ${theirs})`

/**
 * Removes free texts from the rows beside applications. Rows that lists and reports count stay, such as the existence
 * of a note or an unread message. Payments keep what accounting needs: amount, day, period, account and run.
 */
export const emptied = (theirs: SQL): readonly SQL[] => [
  sql`delete from application_answers where application_id = ${theirs}`,
  sql`delete from application_documents where application_id = ${theirs}`,
  // The history of an anonymised application proves nothing, and its details name people.
  sql`delete from application_history where application_id = ${theirs}`,
  sql`update notes set text = '', mentioned = '{}' where application_id = ${theirs}`,
  sql`delete from added_documents where application_id = ${theirs}`,
  sql`update application_results set feedback = null, decline_reason = null where application_id = ${theirs}`,
  sql`update interview_results set note = '' where invitation_id in ${ofInvitations(theirs)}`,
  sql`delete from interview_reminders where invitation_id in ${ofInvitations(theirs)}`,
  sql`delete from calendar_entries where uid in ${ofInvitations(theirs)}`,
  sql`update term_participants set excused_reason = null where participant_id in ${ofParticipants(theirs)}`,
  sql`delete from study_years where participant_id in ${ofParticipants(theirs)}`,
  sql`update payments set note = '', hold_note = '', ended_because = null where application_id = ${theirs}`,
  sql`update payment_run_lines set outcome_note = '' where payment_id in ${ofPayments(theirs)}`,
  // The mark of the address stays if the person asked to be removed, so that they are not entered again.
  sql`update entries set ground_note = '', secret_hash = null,
    address_mark = case removed_because when 'person' then address_mark else '' end where application_id = ${theirs}`,
  sql`delete from retention_notices where application_id = ${theirs}`,
  sql`update retention_holds set reason = '' where application_id = ${theirs}`,
]
