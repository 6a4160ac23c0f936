import { sql } from 'drizzle-orm'
import { listApplications as listCall } from '#contract/applying/applications.ts'
import type { Connection } from '#database/connection.ts'
import { listApplications } from '#domain/applying/applying/following/list-applications.ts'
import { readCandidateDashboard } from '#domain/desk/candidate-dashboard/read-candidate-dashboard.ts'
import { listMatches } from '#domain/forms/matching/list-matches.ts'
import { grown, middles, withDatabases } from './growth.ts'
import type { Row } from './rows.ts'

// A third of the forms is open: about 1,000 and 20,000.
const databases = {
  bench_few_forms: { forms: 3000, applications: 1000, candidates: 330 },
  bench_many_forms: { forms: 60_000, applications: 300_000, candidates: 100_000 },
}
const applications = [1000, 300_000]
const openForms = [1000, 20_000]

const [student, hopeless] = ['0199a000-0000-7000-8000-000000000001', '0199a000-0000-7000-8000-000000000002']

/** A candidate's pages must not get slower with the number of other candidates. */
export async function growthForCandidates(serverUrl: string): Promise<Row[]> {
  return withDatabases(serverUrl, databases, async (filled) => {
    for (const connection of filled) await addCandidates(connection)
    const inAll = '300,000 applications / 1,000'
    const input = { candidateId: student, ...listCall.query.parse({}) }
    return [
      grown(
        `candidates: dashboard, ${inAll}`,
        await middles(filled, () => readCandidateDashboard(caller(student), { candidateId: student })),
        applications,
      ),
      grown(
        `candidates: list of applications, ${inAll}`,
        await middles(filled, () => listApplications(caller(student), input)),
        applications,
      ),
      grown('candidates: what fits, 20,000 open forms / 1,000', await middles(filled, matchesOf(student)), openForms),
      unlimited(
        'candidates: what fits whom nothing fits, 20,000 open forms / 1,000',
        await middles(await nothingFits(filled), matchesOf(hopeless)),
      ),
    ]
  })
}

const caller = (candidateId: string) => {
  const person = { kind: 'Candidate', candidateId, accountId: candidateId, sessionId: candidateId } as const
  return { language: 'tr', requestId: 'bench', person } as const
}

const matchesOf = (candidateId: string) => () => listMatches(caller(candidateId), { candidateId, limit: 12 })

/** A row without a limit: it reads a bounded number of forms, so its time grows up to that and no further. */
function unlimited(what: string, middle: readonly number[]): Row {
  const { measured, unit, parts } = grown(what, middle, openForms)
  return { what, measured, unit, ...(parts ? { parts } : {}) }
}

/** Adds the same two people to each database: twelve applications, ten saved forms, thirty news. */
async function addCandidates({ db }: Connection) {
  for (const id of [student, hopeless]) {
    await db.execute(sql`
      insert into accounts (id, kind, email, email_verified_at, name, surname)
      values (${id}, 'Candidate', ${`${id}@kopru.test`}, now(), 'Ayşe', 'Yılmaz')`)
    await db.execute(sql`
      insert into candidates (id, account_id, birth_date, gender, nationality_id, country_id, city_id)
      values (${id}, ${id}, '2005-05-05', 'female', 223, 223, 34)`)
    await db.execute(sql`
      insert into candidate_educations (id, candidate_id, level, university_id, gpa, gpa_system_id)
      values (gen_random_uuid(), ${id}, 'bachelor', 1, 3.2, 1)`)
    await db.execute(sql`
      insert into applications (id, form_id, company_id, candidate_id, form_version, status, submitted_at)
      select gen_random_uuid(), form_id, company_id, ${id}, 1, case when place % 3 = 0 then 'Draft' else 'Submitted' end,
        case when place % 3 > 0 then now() end
      from (select form_id, company_id, row_number() over (order by ends_at, form_id) as place from listings
        where is_open and ends_at > now() order by ends_at, form_id limit 12) as chosen`)
    await db.execute(sql`
      insert into saved_forms (candidate_id, form_id)
      select ${id}, form_id from listings where is_open and ends_at > now() order by ends_at desc, form_id limit 10`)
    await db.execute(sql`
      insert into notifications (id, account_id, kind, event, values)
      select gen_random_uuid(), ${id}, 'messages', 'messageReceived', '{"title": "Burs", "companyName": "Vakıf"}'
      from generate_series(1, 30)`)
  }
}

/** Gives every form two conditions that no candidate meets. */
async function nothingFits(filled: readonly Connection[]) {
  for (const { db } of filled) {
    await db.execute(sql`update listings set min_age = 99, class_ids = array[0] where is_open`)
    await db.execute(sql`vacuum analyze listings`)
  }
  return filled
}
