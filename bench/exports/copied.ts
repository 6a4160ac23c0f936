import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { to as copyTo } from 'pg-copy-streams'
import type { Connection } from '#database/connection.ts'
import { type ExportsWorld, questions } from './exports-world.ts'

/** The same columns of the same rows in the same order, written by PostgreSQL itself to nowhere. */
export async function copied({ pool }: Connection, { formId }: Pick<ExportsWorld, 'formId'>) {
  const answers = questions.map(({ id }) => `s.answers ->> '${id}'`).join(', ')
  const client = await pool.connect()
  try {
    const csv = client.query(
      copyTo(`copy (select s.name || ' ' || s.surname, receipt_letters(a.id), a.status, a.step_id, a.action, s.fit,
        to_char(a.submitted_at at time zone 'Europe/Istanbul', 'YYYY-MM-DD HH24:MI:SS'), s.email, s.profile ->> 'gsm', u.name,
        f.name, d.name, l.name, c.name, s.gpa, i.name, n.name, s.gender, s.birth_date, s.birth_date,
        jsonb_array_length(s.documents), (select string_agg(t.name, ', ') from application_tags p
          join tags t on t.id = p.tag_id where p.application_id = a.id), ${answers}
        from applications a join application_snapshots s on s.application_id = a.id
        left join universities u on u.id = s.university_id left join faculties f on f.id = s.faculty_id
        left join departments d on d.id = s.department_id left join education_classes c on c.id = s.class_id
        left join education_levels l on l.code = s.level left join cities i on i.id = s.city_id
        left join countries n on n.id = s.nationality_id
        where a.form_id = '${formId}' order by a.submitted_at desc) to stdout (format csv)`),
    )
    await pipeline(csv, new Writable({ write: (_piece, _encoding, done) => done() }))
  } finally {
    client.release()
  }
}
