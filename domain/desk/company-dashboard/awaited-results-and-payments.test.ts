import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { database } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { aCompany, aMember, aPublishedForm } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aHandedIn } from '../../../tests/handed-in.ts'
import { aParticipant } from '../../../tests/taking-part.ts'
import { aPaymentRound } from '../../../tests/worlds/payment-round.ts'
import { readCompanyDashboard } from './read-company-dashboard.ts'

testDatabase()

test('decisions await publication once all are made, for members who may publish', async () => {
  const company = await aCompany()
  const { companyId } = company
  const { id } = await aPublishedForm(company)
  const { appId } = await aHandedIn({ id, companyId }, { application: { status: 'Approved' } })
  const undecided = await aHandedIn({ id, companyId }, { application: { status: 'InReview' } })
  const resultsFor = async (caller = company.caller) =>
    (await readCompanyDashboard(caller, { companyId })).awaited.filter(({ kind }) => kind === 'results')
  expect(await resultsFor()).toEqual([])
  const decide = (of: string, decided: object) =>
    database().update(applications).set(decided).where(eq(applications.id, of))
  await decide(undecided.appId, { status: 'Rejected' })
  expect(await resultsFor()).toMatchObject([{ formId: id, count: 2 }])
  const writes = await aMember(companyId, { permissions: { Applications: 'WriteRead' } })
  expect(await resultsFor(writes.caller)).toEqual([])
  for (const of of [appId, undecided.appId]) await decide(of, { resultPublishedAt: new Date() })
  expect(await resultsFor()).toEqual([])
})

test('due payments await sending, approval or what holds them, for members who may pay', async () => {
  const { company, companyId, own, plan, aPayee, approvals } = await aPaymentRound()
  const [payee, held] = [await aPayee(), await aParticipant(own)]
  const lastMonth = new Date(Date.now() - 31 * 86_400_000).toISOString().slice(0, 10)
  await plan({ applicationIds: [payee.appId, held.appId], from: lastMonth })
  await plan({ applicationIds: [payee.appId], from: '2099-01-15' })
  const paymentsFor = async (caller = company.caller) =>
    (await readCompanyDashboard(caller, { companyId })).awaited
      .filter(({ formId }) => formId === null)
      .map(({ kind, count }) => [kind, count])
  expect(await paymentsFor()).toEqual([
    ['payment', 1],
    ['held', 1],
  ])
  await approvals(true)
  expect(await paymentsFor()).toEqual([
    ['approval', 1],
    ['held', 1],
  ])
  const reads = await aMember(companyId, { permissions: { Applications: 'FullAccess', Participants: 'ReadOnly' } })
  expect(await paymentsFor(reads.caller)).toEqual([])
  // A member who may not read lists gets no links to them.
  const writes = await aMember(companyId, { permissions: { All: 'WriteOnly' } })
  expect(await paymentsFor(writes.caller)).toEqual([])
})
