import type pg from 'pg'
import { noProfile } from '#domain/applying/applications/no-profile.ts'

interface Form {
  readonly id: string
  readonly companyId: string
}

/** SQL: the id of the nth row of a kind, the same in every statement, in the form that the contract wants ids in. */
const idOf = (kind: string) =>
  `overlay(overlay(md5('${kind}' || $2::text || n) placing '7' from 13 for 1) placing '8' from 17 for 1)::uuid`

/** SQL: the version of the form that all applicants answered. */
const version = '(select max(version) from form_versions where form_id = $2::uuid)'

/** This many candidates with accounts; `of` is the form or the community that they are for, and stands in their addresses. */
export async function manyCandidates(pool: pg.Pool, of: string, count: number) {
  await pool.query(
    `insert into accounts (id, kind, email, name, surname)
     select ${idOf('account')}, 'Candidate', 'cok-' || n || '-' || $2::text || '@kopru.test', 'Ad', 'Soyad'
     from generate_series(1, $1::int) n`,
    [count, of],
  )
  // Without this the foreign keys of what follows would be checked as was best while the tables were nearly empty.
  await pool.query('analyze accounts')
  await pool.query(
    `insert into candidates (id, account_id)
     select ${idOf('candidate')}, ${idOf('account')} from generate_series(1, $1::int) n`,
    [count, of],
  )
  await pool.query('analyze candidates')
}

/** This many applications to one form with their candidates, without snapshots. */
export async function manyBareApplications(pool: pg.Pool, { id: formId, companyId }: Form, count: number) {
  await manyCandidates(pool, formId, count)
  await pool.query(
    `insert into applications (id, form_id, company_id, candidate_id, form_version, status, submitted_at)
     select ${idOf('application')}, $2::uuid, $3::uuid, ${idOf('candidate')}, ${version},
       (array['Submitted', 'Submitted', 'Submitted', 'InReview', 'InReview', 'Shortlisted', 'Approved', 'Rejected', 'Withdrawn'])[1 + n % 9],
       now() - make_interval(mins => n)
     from generate_series(1, $1::int) n`,
    [count, formId, companyId],
  )
  await pool.query('analyze applications')
}

/** This many applications, each with its snapshot. */
export async function manyApplications(pool: pg.Pool, form: Form, count: number, questionId: string) {
  const { id: formId, companyId } = form
  await manyBareApplications(pool, form, count)
  await pool.query(
    `insert into application_snapshots (application_id, form_id, company_id, taken_at, form_version, name, surname, email,
       profile, answers, documents, fit, level, class_id, university_id, gpa, city_id, gender, birth_date, citizen_mark)
     select ${idOf('application')}, $2::uuid, $3::uuid, now(), ${version},
       (array['Ayşe', 'Işıl', 'Cem', 'Ömer', 'Zehra', 'Burak', 'Çağrı', 'Şeyma', 'İrem', 'Tuğçe'])[1 + n % 10],
       (array['Yılmaz', 'Çağlar', 'Öz', 'Şahin', 'Aydın', 'Güneş', 'Kılıç'])[1 + n % 7] || n, 'cok-' || n || '@kopru.test',
       $5::jsonb || jsonb_build_object('name', 'Ad', 'surname', 'Soyad', 'birthDate', '2003-04-05', 'about', repeat('Kendimi anlatıyorum. ', 40) || n),
       jsonb_build_object($4::text, case when n % 200 = 0 then 'rare' else 'often' end, 'text' , repeat('Uzun bir cevap. ', 60)),
       '[]', 'fits', 'bachelor', 501 + n % 5, 1 + n % 200, n % 100, 1 + n % 81, 'female', '2003-04-05',
       case when n % 4 > 0 then 'mark-' || case n % 500 when 1 then n + 1 else n end end
     from generate_series(1, $1::int) n`,
    [count, formId, companyId, questionId, noProfile],
  )
  await vacuum(pool)
}

/**
 * Vacuums until every row is marked all-visible, which index-only scans need: a transaction that started before the
 * rows were written, such as autovacuum's, prevents the mark.
 */
async function vacuum(pool: pg.Pool) {
  for (let round = 0; round < 20; round++) {
    await pool.query('vacuum analyze applications, application_snapshots, application_names')
    const { rowCount } = await pool.query(
      "select from pg_class where relname in ('applications', 'application_snapshots', 'application_names') and relallvisible < relpages",
    )
    if (rowCount === 0) return
  }
}
