import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { to as copyTo } from 'pg-copy-streams'
import { exportApplications as call } from '#contract/exports/make-exports.ts'
import { type Connection, setConnection } from '#database/connection.ts'
import { exportApplications } from '#domain/exports/export-applications.ts'
import { makeNext } from '#domain/exports/making/make-next.ts'
import { setDelivery } from '#domain/messages/delivery.ts'
import { setSecret } from '#platform/secrets.ts'
import { aCompany, aPublishedForm } from '../tests/builders.ts'
import { aQuestion } from '../tests/form-parts.ts'
import { manyApplications } from '../tests/many-applications.ts'
import { limit, type Row, ratio } from './rows.ts'

const people = 100_000
const questions = Array.from({ length: 8 }, (_, at) => aQuestion('shortText', { label: `Soru ${at + 1}` }))
const profile = [
  'number',
  'status',
  'step',
  'action',
  'fit',
  'submitted',
  'email',
  'phone',
  'university',
  'faculty',
] as const
const more = [
  'department',
  'level',
  'class',
  'gpa',
  'city',
  'nationality',
  'gender',
  'age',
  'birthDate',
  'documents',
  'tags',
] as const
const columns = [...profile, ...more, ...questions.map(({ id }) => `answer:${id}`)]
const cells = people * (columns.length + 1)

/** An Excel file of many applications, against the same rows as CSV that PostgreSQL itself writes; and what it takes of memory. */
export async function measureExports(connection: Connection): Promise<Row[]> {
  setSecret('the bench seals what it exports')
  setDelivery({ contactEmail: 'iletisim@kopru.test', publicUrl: 'http://127.0.0.1', local: true })
  setConnection(connection)
  const { caller, companyId } = await aCompany()
  const { id: formId } = await aPublishedForm({ caller, companyId }, { content: { questions } })
  await manyApplications(connection.pool, { id: formId, companyId }, people, questions[0]?.id ?? '')
  const ids = { companyId, formId }
  const status = ['Submitted', 'InReview', 'Shortlisted', 'Approved', 'Reserve', 'Rejected', 'Withdrawn']
  const begin = () => exportApplications(caller, { ...ids, ...call.body.parse({ status, columns, answer: 'row' }) })
  const times = { copy: [] as number[], excel: [] as number[] }
  let peak = 0
  const rest = process.memoryUsage.rss()
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss())
  }, 50)
  for (let round = 0; round < 3; round++) {
    times.copy.push(await timed(() => copied(connection, formId)))
    await begin()
    times.excel.push(await timed(makeNext))
  }
  clearInterval(watch)
  const quickest = (of: readonly number[]) => cells / (Math.min(...of) / 1000)
  return [
    ratio('cells of an Excel file / of COPY as CSV', quickest(times.excel), quickest(times.copy), 0.2),
    limit('memory that an Excel file of 100,000 × 30 takes', (peak - rest) / 1e6, 'MB', 120),
  ]
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

/** The same columns of the same rows in the same order, to nowhere. */
async function copied({ pool }: Connection, formId: string) {
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
