import { expect, test } from 'vitest'
import { requestBankInfos as requestCall } from '#contract/bank-infos.ts'
import { giveBankInfo } from '#domain/award/bank-infos/give-bank-info.ts'
import { listBankInfos } from '#domain/award/bank-infos/list-bank-infos.ts'
import { requestBankInfos } from '#domain/award/bank-infos/request-bank-infos.ts'
import { makeRun } from '#domain/award/payments/runs/make-run.ts'
import { takeRunFile } from '#domain/award/payments/runs/run-file.ts'
import { bearer } from './builders.ts'
import { testDatabase } from './database.ts'
import { released } from './release-held.ts'
import { testApi } from './server.ts'
import { aParticipant } from './taking-part.ts'
import { aPaymentRound } from './worlds/payment-round.ts'

const connection = testDatabase()
const startApi = testApi()

const iban = 'TR330006100519786457841326'
/** The part of the number that masking hides. */
const hidden = iban.slice(4, -4)

const tables = async () => {
  const { rows } = await connection.pool.query<{ name: string }>(
    `select table_schema || '.' || table_name as name from information_schema.tables
      where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
  )
  return rows.map(({ name }) => name)
}

test('after an account was given, planned for, sent and asked about, its number stands nowhere whole', async () => {
  const { caller, company, companyId, formId, own, plan } = await aPaymentRound()
  const payee = await aParticipant(own)
  const { appId, candidate } = payee
  const ids = { companyId, formId, appId }
  const asking = requestCall.body.parse({ applicationIds: [appId] })
  await released(await requestBankInfos(caller, { companyId, formId, ...asking }))
  const [asked] = (await listBankInfos(caller, ids)).items
  const given = { candidateId: candidate.candidateId, id: appId, bankInfoId: asked?.id ?? '', keep: true }
  await giveBankInfo(candidate.caller, { ...given, bank: { iban, owner: 'Ayşe Yılmaz' } })
  await plan({ applicationIds: [appId] })
  const run = await makeRun(caller, {
    companyId,
    month: '2026-11',
    currency: 'TRY',
    templateId: 'csvTurkish',
    payOn: '2026-11-16',
    except: [],
    expected: { count: 1, minor: 200_000 },
  })
  await takeRunFile(caller, { companyId, runId: run.id, again: false })

  // Every row of every table: history, news, outbox, jobs, kept answers, the run and its lines.
  for (const name of await tables()) {
    const { rows } = await connection.pool.query(`select from ${name} as one where one::text like $1 limit 1`, [
      `%${hidden}%`,
    ])
    expect([name, rows.length]).toEqual([name, 0])
  }

  // Every answer about it, and what is said when a number is refused.
  const { app, lines } = await startApi()
  const paths = [
    `/api/companies/${companyId}/forms/${formId}/applications/${appId}/bank-infos`,
    `/api/companies/${companyId}/forms/${formId}/applications/${appId}/payments`,
    `/api/companies/${companyId}/forms/${formId}/applications/${appId}/history`,
    `/api/companies/${companyId}/payments`,
    `/api/companies/${companyId}/payment-runs`,
    `/api/companies/${companyId}/payment-runs/${run.id}`,
    `/api/companies/${companyId}/payment-runs/${run.id}/lines`,
  ]
  for (const url of paths) {
    const answer = await app.inject({ url, headers: bearer(company.caller.person) })
    expect([url, answer.statusCode, answer.body.includes(hidden)]).toEqual([url, 200, false])
  }
  const wrong = `${iban.slice(0, -1)}7`
  const refused = await app.inject({
    method: 'PUT',
    url: `/api/candidates/${candidate.candidateId}/applications/${appId}/bank-info/${asked?.id}`,
    headers: bearer(candidate.caller.person),
    payload: { bank: { iban: wrong, owner: 'Ayşe Yılmaz' } },
  })
  expect([refused.statusCode, refused.body.includes(hidden)]).toEqual([400, false])
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.join('')).not.toContain(hidden)
})
