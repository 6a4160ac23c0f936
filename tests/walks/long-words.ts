import { sql } from 'drizzle-orm'
import type { Database } from '#database/connection.ts'
import { sendSignal } from '#database/signals.ts'

/**
 * Fills the profile, the submissions, messages and form titles with words as long as the fields allow, without a space.
 */
export async function writeLongWords(db: Database, email: string) {
  const [name, field, text] = ['Ş'.repeat(40), 'ş'.repeat(200), 'ş'.repeat(300)]
  const own = sql`(select candidates.id from candidates join accounts on accounts.id = account_id where email = ${email})`
  const handedIn = sql`(select id from applications where candidate_id = ${own})`
  const applied = sql`(select form_id from applications where candidate_id = ${own})`
  for (const change of [
    sql`update accounts set name = ${name}, surname = ${name} where email = ${email}`,
    sql`update candidates set about = ${text} where id = ${own}`,
    sql`update candidate_educations set university_id = null, school_name = ${field}, faculty_id = null,
        faculty_name = ${field}, department_id = null, department_name = ${field} where candidate_id = ${own}`,
    sql`update candidate_experiences set organization = ${field}, position = ${field}, description = ${text}
        where candidate_id = ${own}`,
    sql`update candidate_certificates set name = ${field}, issuer = ${field}, reference = ${field}
        where candidate_id = ${own}`,
    sql`update candidate_competencies set content = ${field.slice(0, 100)} where candidate_id = ${own}`,
    sql`update application_snapshots set name = ${name}, surname = ${name},
        profile = profile || jsonb_build_object('about', ${text}::text, 'name', ${name}::text, 'surname', ${name}::text),
        answers = coalesce((select jsonb_object_agg(key, case when length(value #>> '{}') > 40
          then to_jsonb(${text}::text) else value end) from jsonb_each(answers)), '{}')
        where application_id in ${handedIn}`,
    sql`update application_messages set subject = ${field}, text = ${text} where application_id in ${handedIn}`,
    sql`update companies set name = ${field.slice(0, 120)} where id in (select company_id from forms where id in ${applied})`,
    sql`update listings set title = ${field.slice(0, 120)}, company_name = ${field.slice(0, 120)}, summary = ${field}
        where form_id in ${applied}`,
  ])
    await db.execute(change)
  await sendSignal(db, { kind: 'purge', tags: ['listings'] })
}
