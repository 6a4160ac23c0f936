import { expect, test } from 'vitest'
import { database } from '#database/connection.ts'
import { operatorActs } from '#database/schema/operations/operator-acts.ts'
import { changePackage, listAllPackages } from '#domain/credits/packages/change-packages.ts'
import { makeOperator } from '#domain/operations/operations/make-operator.ts'
import { verifyCompany } from '#domain/operations/operations/verify-company.ts'
import { moveCreditsByHand } from '#domain/operations/orders/move-credits-by-hand.ts'
import { aCandidate, aCompany } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { plansOf } from '../../../tests/plans.ts'
import { listOperatorActs } from './list-operator-acts.ts'

const connection = testDatabase()

test('acts of operators are listed with operator, act and reason, and cannot be changed or removed', async () => {
  const { caller, email } = await aCandidate({ operator: true, name: 'Defne', surname: 'Ak' })
  const { companyId } = await aCompany()
  await verifyCompany(caller, { id: companyId, verified: true })
  await makeOperator(connection.db, email, true)
  const { items, total } = await listOperatorActs(caller, { pageNumber: 1, pageSize: 20 })
  expect(total).toBe(2)
  expect(items).toMatchObject([
    { act: 'operatorMade', by: null, about: email },
    { act: 'companyVerified', by: 'Defne Ak', companyId },
  ])
  for (const change of ["update operator_acts set reason = 'x'", 'delete from operator_acts', 'truncate operator_acts'])
    await expect(connection.pool.query(change)).rejects.toThrow('only added to')
  expect(await database().$count(operatorActs)).toBe(2)
})

test('an act that fails is not recorded', async () => {
  const { caller } = await aCandidate({ operator: true })
  const [first] = (await listAllPackages()).items
  if (!first) throw new Error('There are packages')
  const { id: packageId, ...said } = first
  const before = await database().$count(operatorActs)
  await expect(changePackage(caller, { packageId, ...said, version: 99 })).rejects.toMatchObject({
    code: 'packages.changedSince',
  })
  expect(await database().$count(operatorActs)).toBe(before)
})

test('changes of a package and of credits are recorded with the values before and after', async () => {
  const { caller } = await aCandidate({ operator: true })
  const { companyId } = await aCompany()
  const starter = (await listAllPackages()).items.find(({ id }) => id === 'starter')
  if (!starter) throw new Error('There are packages')
  const { id: packageId, ...said } = starter
  const names = { tr: 'Yeni adı', en: 'Its new name' }
  await changePackage(caller, {
    packageId,
    ...said,
    names,
    priceMinor: 2_100_000,
    messageCredit: 2500,
    isOffered: false,
  })
  await moveCreditsByHand(caller, { id: companyId, kind: 'document', amount: -20, reason: 'Fazlaydı' })
  const { items } = await listOperatorActs(caller, { pageNumber: 1, pageSize: 2 })
  expect(items).toMatchObject([
    { act: 'creditsMoved', credits: { kind: 'document', amount: -20, left: 30 }, changes: [] },
    {
      act: 'packageChanged',
      amountMinor: null,
      changes: [
        { of: 'priceMinor', from: 1_990_000, to: 2_100_000 },
        { of: 'messageCredit', from: 2000, to: 2500 },
        { of: 'isOffered', from: true, to: false },
      ],
    },
  ])
})

test('a page of the record is read in index order, for all and for one organization', async () => {
  const { caller } = await aCandidate({ operator: true })
  const { companyId } = await aCompany()
  await connection.pool.query(
    `insert into operator_acts (act, about, company_id)
     select 'companyVerified', 'Kurum', case when n % 50 = 0 then $1::uuid end from generate_series(1, 6000) n`,
    [companyId],
  )
  await connection.pool.query('vacuum analyze operator_acts')
  const first = { pageNumber: 1, pageSize: 20 } as const
  const [all] = await plansOf(connection.pool, () => listOperatorActs(caller, first))
  expect(all).toMatch(/Index Scan Backward using operator_acts_pkey/)
  const [own] = await plansOf(connection.pool, () => listOperatorActs(caller, { companyId, ...first }))
  expect(own).toMatch(/Index Scan.* using operator_acts_company/)
})
