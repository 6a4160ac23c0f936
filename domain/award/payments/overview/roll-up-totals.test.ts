import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HoldReason } from '#contract/payments/payment-states.ts'
import { testDatabase } from '../../../../tests/database.ts'
import { aPaymentRound } from '../../../../tests/worlds/payment-round.ts'
import { changePaymentSettings, readPaymentOverview } from './read-payment-overview.ts'
import { rollUpTotals } from './roll-up-totals.ts'

const connection = testDatabase()
const query = (text: string, values?: unknown[]) => connection.pool.query(text, values)

const columns = 'company_id, form_id, month, currency, status, held_because'
const kept = async () =>
  (
    await query(`select ${columns}, sum(number)::int as number, sum(amount_minor)::bigint as minor from payment_totals
      group by ${columns} having sum(number) <> 0 or sum(amount_minor) <> 0 order by ${columns}`)
  ).rows
const counted = async () =>
  (
    await query(`select ${columns}, count(*)::int as number, sum(amount_minor)::bigint as minor
      from (select *, date_trunc('month', due_on)::date as month from payments) as standing
      group by ${columns} order by ${columns}`)
  ).rows
const rowsKept = async () => (await query('select from payment_totals')).rowCount ?? 0

const share = fc.integer({ min: 1, max: 6 })
const change = fc.oneof(
  fc.record({ share, set: fc.constantFrom(...HoldReason.options).map((reason) => `held_because = '${reason}'`) }),
  fc.record({
    share,
    set: fc.constantFrom('held_because = null', 'amount_minor = amount_minor + 1', "currency = 'EUR'"),
  }),
  fc.record({ share, set: fc.constantFrom("due_on = due_on + interval '1 month'", "note = 'x'") }),
)

test('the kept sums equal those of the payments after any change, whenever they are rolled up', async () => {
  const { plan, aPayee } = await aPaymentRound()
  const payees = await Promise.all([aPayee(), aPayee(), aPayee()])
  await plan({ applicationIds: payees.map(({ appId }) => appId), times: 9 })
  expect(await kept()).toEqual(await counted())
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(change, fc.boolean()), { maxLength: 6 }), async (changes) => {
      for (const [{ share: one, set }, folds] of changes) {
        await query(`update payments set ${set} where ('x' || substr(md5(id::text), 1, 6))::bit(24)::int % $1 = 0`, [
          one,
        ])
        if (folds) await rollUpTotals()
      }
      expect(await kept()).toEqual(await counted())
    }),
    { numRuns: 25 },
  )
  for (let round = 0; round < 20; round++)
    await query("update payments set status = 'Cancelled', held_because = null; update payments set status = 'Planned'")
  const before = await rowsKept()
  await Promise.all([rollUpTotals(), rollUpTotals()])
  expect(await rowsKept()).toBeLessThan(before / 2)
  expect(await kept()).toEqual(await counted())
})

test('the overview is of one organization only, and says whether a second approval is required', async () => {
  const { caller, companyId, plan, aPayee, colleague } = await aPaymentRound()
  const other = await aPaymentRound()
  const payee = await aPayee()
  await plan({ applicationIds: [payee.appId], times: 2 })
  const asked = { from: '2026-11', to: '2027-10' }
  const { months, forms, approves, unapproved, can } = await readPaymentOverview(caller, { companyId, ...asked })
  expect(months).toMatchObject([
    { month: '2026-11', currency: 'TRY', planned: { count: 1, minor: 200_000 }, held: { count: 0, minor: 0 } },
    { month: '2026-12' },
  ])
  expect(forms).toMatchObject([{ title: 'Yarının Mühendisleri Bursu', planned: { count: 2, minor: 400_000 } }])
  expect([approves, unapproved, can]).toEqual([false, 0, { change: true, setApproval: true }])
  await changePaymentSettings(caller, { companyId, approves: true })
  expect(await readPaymentOverview(colleague.caller, { companyId, ...asked })).toMatchObject({
    approves: true,
    unapproved: 2,
    can: { change: true, setApproval: false },
  })
  expect(await readPaymentOverview(other.caller, { companyId: other.companyId, ...asked })).toMatchObject({
    months: [],
  })
})
