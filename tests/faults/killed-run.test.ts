import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { PaymentRun } from '#contract/payments/payment-runs.ts'
import { database } from '#database/connection.ts'
import { bankInfos } from '#database/schema/bank-infos.ts'
import { paymentRuns } from '#database/schema/payments/payment-runs.ts'
import { payments } from '#database/schema/payments/payments.ts'
import { runLines } from '#database/schema/payments/run-lines.ts'
import { bearer } from '../builders.ts'
import { appsToKill, misfortune } from './apps-to-kill.ts'
import { askFirst, killAtMoments } from './kill-at-moments.ts'
import { aPaidMonth } from './paid-month.ts'

const count = 2000
const rounds = 8

const world = appsToKill()

misfortune(
  'a payment run of 2,000, its process killed at eight moments: all of it is there, or nothing, and no payment twice',
  async () => {
    const { apps, connection } = world
    const { company, amountMinor } = await aPaidMonth(connection.pool, { count, months: rounds + 1 })
    const { companyId } = company
    const headers = await bearer(company.caller.person)
    const keys = Array.from({ length: rounds + 1 }, () => randomUUID())

    const make = (round: number) => {
      const month = `2026-${String(round + 1).padStart(2, '0')}`
      const expected = { count, minor: count * amountMinor }
      const body = { month, templateId: 'csvTurkish', payOn: '2026-11-16', expected }
      const path = `/companies/${companyId}/payment-runs`
      return askFirst<PaymentRun>(apps, 'POST', path, { headers, key: keys[round] ?? '', body })
    }

    const found = await killAtMoments(apps, {
      rounds,
      work: make,
      async look(round) {
        const { runs, sent, lines } = await standing(companyId)
        expect({ sent, lines }).toEqual({ sent: runs * count, lines: runs * count })
        expect([round, round + 1]).toContain(runs)
        // Asked again, of whichever process, it is the same run, made now or then.
        expect((await make(round)).count).toBe(count)
        const all = (round + 1) * count
        expect(await standing(companyId)).toEqual({ runs: round + 1, sent: all, lines: all })
        return runs === round ? 'nothing' : 'everything'
      },
    })
    expect(found.nothing).toBeGreaterThan(0)
    expect(await database().$count(bankInfos, sql`${bankInfos.companyId} = ${companyId}::uuid`)).toBe(count)
  },
  600_000,
)

/** Runs, payments that count as sent, and different payments among the lines. */
async function standing(companyId: string) {
  const { rows } = await database().execute<{ runs: number; sent: number; lines: number }>(sql`
    select (select count(*)::int from ${paymentRuns} where company_id = ${companyId}::uuid) as runs,
      (select count(*)::int from ${payments} where company_id = ${companyId}::uuid and status = 'Sent') as sent,
      (select count(distinct payment_id)::int from ${runLines} where company_id = ${companyId}::uuid) as lines`)
  return rows[0] ?? { runs: 0, sent: 0, lines: 0 }
}
