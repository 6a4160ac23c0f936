import { beforeAll, describe, expect, test, vi } from 'vitest'
import { withdrawApplication } from '#domain/applying/applying/withdraw-application.ts'
import { removeEntry } from '#domain/applying/entries/remove-entry.ts'
import { takeOverEntry } from '#domain/applying/entries/take-over-entry.ts'
import { changeStatus } from '#domain/award/deciding/change-status.ts'
import { changeCandidateProfile } from '#domain/candidates/candidates/change-candidate-profile.ts'
import { changeEmail } from '#domain/own-account/account-settings/change-email.ts'
import { deleteAccount } from '#domain/own-account/account-settings/delete-account.ts'
import { newId } from '#platform/ids.ts'
import { handIn, outcomeOf } from '../../../tests/applying.ts'
import {
  aCandidate,
  aCompany,
  anApplication,
  aPublishedForm,
  aSubmittedApplication,
  password,
} from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { manyApplications, manyBareApplications } from '../../../tests/many-applications.ts'
import { lastMessageTo } from '../../../tests/visitor.ts'
import { anEntryRound, nobody } from '../../../tests/worlds/entry-round.ts'

const connection = testDatabase()

async function someApplications(count: number, withSnapshot = true) {
  const company = await aCompany()
  const { id } = await aPublishedForm(company)
  const form = { id, companyId: company.companyId }
  if (withSnapshot) await manyApplications(connection.pool, form, count, newId())
  else await manyBareApplications(connection.pool, form, count)
  const { rows } = await connection.pool.query<{ id: string }>(
    'select id from applications where form_id = $1 order by id',
    [id],
  )
  return rows.map((row) => row.id)
}

/** The rows of `application_names` that differ from their application and snapshot, or are missing or left over. */
async function untrue() {
  const { rows } = await connection.pool.query(`
    select own, truth from application_names as own full join (
      select one.id, snapshot.form_id, snapshot.company_id, one.submitted_at, one.status, one.action, one.step_id, one.sealed, snapshot.search,
        university_id, faculty_id, department_id, class_id, city_id, nationality_id, birth_date, gpa, fit, source, level, gender
      from application_snapshots as snapshot join applications as one on one.id = snapshot.application_id
    ) as truth on truth.id = own.application_id
    where row(own.*)::text is distinct from row(truth.*)::text`)
  return rows
}

test('names follow their applications through every kind of write', async () => {
  const [one, other, third] = await someApplications(3)
  const { rowCount } = await connection.pool.query('select from application_names where application_id = $1', [one])
  expect([rowCount, await untrue()]).toEqual([1, []])
  const changes: [string, unknown[]][] = [
    [
      `update applications set status = 'Reserve', action = 'AnswerRequested', step_id = $2 where id = $1`,
      [one, newId()],
    ],
    // Two applications swap statuses in one statement: the count of each status stays the same.
    [
      `update applications set status = case id when $1 then 'InReview' else 'Reserve' end where id in ($1, $2)`,
      [one, other],
    ],
    ['update applications set sealed = true, submitted_at = null where id = $1', [one]],
    [`update application_snapshots set name = 'Şule', email = 'sule@kopru.test' where application_id = $1`, [other]],
    [
      `update application_snapshots set city_id = 6, gpa = 71.5, gender = null, fit = 'unknown' where application_id = $1`,
      [other],
    ],
    ['delete from application_snapshots where application_id = $1', [third]],
  ]
  for (const [change, values] of changes) {
    expect((await connection.pool.query(change, values)).rowCount).toBeGreaterThan(0)
    expect(await untrue(), change).toEqual([])
  }
})

describe('concurrent writes without any lock taken before', () => {
  const writes = {
    'it moves on': `update applications set status = 'Reserve', sealed = not sealed where id = $1`,
    'it is handed in': `
      insert into application_snapshots (application_id, form_id, company_id, taken_at, form_version, name, surname, email,
        profile, answers, documents, fit)
      select id, form_id, company_id, now(), 1, 'Ece', 'Ak', 'ece@kopru.test', '{}', '{}', '[]', 'fits'
      from applications where id = $1 on conflict (application_id) do update set name = excluded.name || 'nur'`,
    'its snapshot goes': 'delete from application_snapshots where application_id = $1',
  } as const
  type Write = keyof typeof writes
  const each = Object.keys(writes) as Write[]
  const pairs = each.flatMap((one) => each.map((other) => [one, other] as const))

  const left: string[][] = []
  beforeAll(async () => {
    for (const withSnapshot of [true, false]) left.push(await someApplications(pairs.length, withSnapshot))
  })

  test.each(pairs)('%s while %s', async (other, one) => {
    for (const ids of left) {
      const id = ids.pop()
      const [first, second] = [await connection.pool.connect(), await connection.pool.connect()]
      await first.query('begin')
      await first.query(writes[one], [id])
      let isWritten = false
      const written = second.query(writes[other], [id]).then(() => {
        isWritten = true
      })
      await vi.waitFor(async () => expect(isWritten || (await isAnyoneWaiting())).toBe(true), { interval: 5 })
      await first.query('commit')
      await written
      for (const client of [first, second]) client.release()
      expect(await untrue()).toEqual([])
    }
  })
})

async function isAnyoneWaiting() {
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  return (await connection.pool.query(waiting)).rowCount !== 0
}

test('names follow their applications through concurrent calls', async () => {
  const { company, ids, ayse, ali, enter, invited } = await anEntryRound()
  const form = { id: ids.formId }
  await enter({ candidates: [ayse, ali] })
  const [ayseToken, aliToken] = [await invited(ayse.email), await invited(ali.email)]
  const people = await Promise.all(Array.from({ length: 5 }, () => aCandidate()))
  const [renamed, withdrawn, closed, moved, twice] = people as [Person, Person, Person, Person, Person]
  const sent = await Promise.all([renamed, withdrawn, closed].map((person) => aSubmittedApplication(person, form)))
  const [draft, again] = [await anApplication(moved, form), await anApplication(twice, form)]
  const newEmail = `yeni-${newId()}@ornek.test`
  await changeEmail(moved.caller, { password, newEmail })
  const { code } = await lastMessageTo(newEmail)
  const move = (status: 'InReview' | 'Shortlisted') =>
    changeStatus(company.caller, { ...ids, applicationIds: sent.map(({ id }) => id), dryRun: false, status })
  const withdraw = (person: Person, id: string) =>
    withdrawApplication(person.caller, { candidateId: person.candidateId, id, reason: '' })
  // Some calls are refused because another came first, but none may fail with a deadlock.
  await Promise.all(
    [
      move('InReview'),
      changeCandidateProfile(renamed.caller, { candidateId: renamed.candidateId, name: 'Şule', surname: 'Işık' }),
      handIn(renamed, { id: sent[0]?.id ?? '', formId: form.id }),
      changeEmail(moved.caller, { password, newEmail, code }),
      handIn(moved, draft),
      handIn(twice, again),
      handIn(twice, again),
      withdraw(withdrawn, sent[1]?.id ?? ''),
      takeOverEntry(twice.caller, { candidateId: twice.candidateId, token: ayseToken }),
      removeEntry(nobody, { token: ayseToken }),
      takeOverEntry(withdrawn.caller, { candidateId: withdrawn.candidateId, token: aliToken }),
      deleteAccount(closed.caller, { email: closed.email, pwd: password }),
      move('Shortlisted'),
      withdraw(twice, again.id),
    ].map((work) => outcomeOf(work as Promise<unknown>)),
  )
  expect(await untrue()).toEqual([])
})

type Person = Awaited<ReturnType<typeof aCandidate>>
