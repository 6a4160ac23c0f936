import { expect, test } from 'vitest'
import { readApplicationResult } from '#domain/applying/applying/following/read-application-result.ts'
import { newId } from '#platform/ids.ts'
import { aPublishedForm, wholeContent } from '../../../../tests/builders.ts'
import { letter, resultWorld } from '../../../../tests/worlds/result-world.ts'
import { answerAward } from '../awards/answer-award.ts'
import { listReserves } from './list-reserves.ts'
import { orderReserves } from './order-reserves.ts'
import { promoteReserves } from './promote-reserves.ts'

const { connection, company, aDecidedForm, aFormThatAsks, participantsOf, release, mail } = resultWorld()

async function anInterviewWithScore(ids: { companyId: string; formId: string }, applicationId: string, score: number) {
  const id = newId()
  await connection.pool.query(
    `insert into interview_invitations (id, application_id, form_id, company_id, candidate_id, offer_id, status)
     select $1, id, form_id, company_id, candidate_id, $1, 'Done' from applications where id = $2 and form_id = $3`,
    [id, applicationId, ids.formId],
  )
  await connection.pool.query('insert into interview_results (invitation_id, account_id, score) values ($1, $2, $3)', [
    id,
    company.accountId,
    score,
  ])
}

const whole = { pageNumber: 1, pageSize: 50 }

test('reserves are ordered by hand or by a column; those not named keep their order behind the others', async () => {
  const { ids, applicationIds } = await aDecidedForm(['Reserve', 'Reserve', 'Reserve', 'Approved'])
  const order = async () =>
    (await listReserves(company.caller, { ...ids, ...whole })).items.map(({ applicationId, place }) => [
      place,
      applicationIds.indexOf(applicationId),
    ])
  expect(await order()).toEqual([
    [1, 0],
    [2, 1],
    [3, 2],
  ])
  const named = [applicationIds[2] ?? '', applicationIds[3] ?? '']
  expect(await orderReserves(company.caller, { ...ids, applicationIds: named })).toEqual({ ordered: 3 })
  expect(await order()).toEqual([
    [1, 2],
    [2, 0],
    [3, 1],
  ])
  for (const [at, gpa] of [50, 70, 90].entries())
    await connection.pool.query('update application_snapshots set gpa = $2 where application_id = $1', [
      applicationIds[at],
      gpa,
    ])
  await orderReserves(company.caller, { ...ids, by: 'gpa' })
  expect((await order()).map(([, at]) => at)).toEqual([2, 1, 0])
  await anInterviewWithScore(ids, applicationIds[1] ?? '', 88)
  expect(await orderReserves(company.caller, { ...ids, by: 'interviewScore' })).toEqual({ ordered: 3 })
  expect((await order()).map(([, at]) => at)).toEqual([1, 2, 0])
  const { items } = await listReserves(company.caller, { ...ids, ...whole })
  expect(items.map(({ interviewScore }) => interviewScore)).toEqual([88, null, null])
})

test('the next reserve moves up with a letter, once, and takes part', async () => {
  const { ids, applicationIds, publish, at } = await aDecidedForm(['Reserve', 'Reserve'])
  await publish([{ decision: 'Reserve', texts: letter, expected: 2 }])
  const next = { ...ids, applicationIds: [applicationIds[0] ?? ''], texts: letter, acceptBy: null, overPlaces: false }
  const body = { ...next, channels: ['inApp', 'email'] as ('inApp' | 'email')[] }
  const looked = await promoteReserves(company.caller, { ...body, dryRun: true })
  expect(looked).toMatchObject({ changed: 1, credits: 1 })
  expect(looked.samples.map(({ text }) => text)).toEqual(['Merhaba Adaya, sonucun: Kabul edildi.'])
  const answers = await Promise.all([
    promoteReserves(company.caller, { ...body, dryRun: false }),
    promoteReserves(company.caller, { ...body, dryRun: false }),
  ])
  expect(answers.map(({ changed }) => changed).sort()).toEqual([0, 1])
  expect(answers.flatMap(({ refused }) => refused)).toMatchObject([{ reason: 'notReserve', count: 1 }])
  mail.received.length = 0
  for (const { mailingId } of answers) if (mailingId) await release(mailingId)
  expect(mail.received).toHaveLength(1)
  const { caller, own } = at(0)
  expect(await readApplicationResult(caller, own)).toMatchObject({
    status: 'Approved',
    letter: { text: 'Merhaba Adaya, sonucun: Kabul edildi.' },
  })
  expect(await participantsOf(ids.formId)).toEqual([{ applicationId: applicationIds[0], status: 'Active' }])
  expect((await listReserves(company.caller, { ...ids, ...whole })).items).toHaveLength(1)
})

test('a reserve who moves up is asked to accept if the form asks for it', async () => {
  const { ids, applicationIds, at } = await aFormThatAsks(['Reserve'])
  const body = { ...ids, applicationIds: [...applicationIds], texts: letter, dryRun: false, overPlaces: false }
  const channels: 'inApp'[] = ['inApp']
  await expect(promoteReserves(company.caller, { ...body, channels, acceptBy: null })).rejects.toMatchObject({
    code: 'results.acceptByNeeded',
  })
  const acceptBy = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString()
  expect(await promoteReserves(company.caller, { ...body, channels, acceptBy })).toMatchObject({
    changed: 1,
    credits: 0,
  })
  expect(await participantsOf(ids.formId)).toEqual([])
  const { caller, own } = at(0)
  await answerAward(caller, { ...own, answer: 'accept', reason: '' })
  expect(await participantsOf(ids.formId)).toHaveLength(1)
})

test('of two officers who give the last place, the second learns that it is gone, and may insist', async () => {
  const basics = { ...wholeContent().basics, quota: 1, closeWhenFull: false }
  const { ids, applicationIds } = await aDecidedForm(['Reserve', 'Reserve'], { basics })
  const promote = (at: number, more: object = {}) =>
    promoteReserves(company.caller, {
      ...ids,
      applicationIds: [applicationIds[at] ?? ''],
      texts: letter,
      channels: ['inApp'],
      acceptBy: null,
      dryRun: false,
      overPlaces: false,
      ...more,
    })
  expect(await promote(0, { dryRun: true })).toMatchObject({ changed: 1, free: 1 })
  const both = await Promise.allSettled([promote(0), promote(1)])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'results.placesTaken', status: 409 },
  })
  const second = both[0]?.status === 'rejected' ? 0 : 1
  expect(await promote(second, { dryRun: true })).toMatchObject({ changed: 1, free: 0 })
  expect(await promote(second, { overPlaces: true })).toMatchObject({ changed: 1 })
})

test('free places are shown if the quota is on approvals, not if it limits applications', async () => {
  const placesWith = async (closeWhenFull: boolean) => {
    const basics = { ...wholeContent().basics, quota: 5, closeWhenFull }
    const { id: formId } = await aPublishedForm(company, { content: { basics } })
    return (await listReserves(company.caller, { companyId: company.companyId, formId, ...whole })).places
  }
  expect(await placesWith(false)).toMatchObject({ quota: 5, approved: 0, free: 5 })
  expect(await placesWith(true)).toMatchObject({ quota: null, approved: 0, free: null })
})
