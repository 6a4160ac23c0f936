import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Caller } from '#contract/caller.ts'
import { changeParticipantStatus as statusCall } from '#contract/participants/participant-acts.ts'
import { database } from '#database/connection.ts'
import { payments } from '#database/schema/payments/payments.ts'
import { changeParticipantStatus } from '#domain/award/participants/change-participant-status.ts'
import { makeRun } from '#domain/award/payments/runs/make-run.ts'
import { listRunLines } from '#domain/award/payments/runs/runs.ts'
import { password } from '../../../tests/builders.ts'
import { aParticipant } from '../../../tests/taking-part.ts'
import { aPaymentRound } from '../../../tests/worlds/payment-round.ts'
import { letter, resultWorld } from '../../../tests/worlds/result-world.ts'
import { deleteAccount } from './delete-account.ts'

// An account is closed during a payment run, or while its result is published: one of the two happens first,
// completely.

const { aDecidedForm, participantsOf } = resultWorld()

interface Owner {
  readonly caller: Caller
  readonly email: string
}

const close = ({ caller, email }: Owner) => deleteAccount(caller, { email, pwd: password })

/** Starts both concurrently, in this order. */
const atOnce = (...both: readonly (() => Promise<unknown>)[]) => Promise.allSettled(both.map((act) => act()))

describe.each([[true], [false]])('closing an account, first: %s', (isFirst) => {
  const inOrder = (closing: () => Promise<unknown>, act: () => Promise<unknown>) =>
    isFirst ? atOnce(closing, act) : atOnce(act, closing)

  test('and a payment run: payments in the file are sent, all others of the candidate are cancelled', async () => {
    const { caller, companyId, aPayee, plan } = await aPaymentRound()
    const [leaving, staying] = [await aPayee(), await aPayee('TR320010009999901234567890')]
    await plan({ applicationIds: [leaving.appId, staying.appId], times: 3 })
    const wanted = {
      companyId,
      month: '2026-11',
      currency: 'TRY',
      templateId: 'csvTurkish',
      payOn: '2026-11-16',
    } as const
    const run = () => makeRun(caller, { ...wanted, except: [], expected: { count: 2, minor: 400_000 } })
    const [first, second] = await inOrder(() => close(leaving.candidate), run)
    const [closing, made] = isFirst ? [first, second] : [second, first]
    expect(closing?.status).toBe('fulfilled')
    const statuses = async ({ appId }: typeof leaving) =>
      (await database().select().from(payments).where(eq(payments.applicationId, appId)).orderBy(payments.dueOn)).map(
        ({ status }) => status,
      )
    if (made?.status === 'fulfilled') {
      expect(await statuses(leaving)).toEqual(['Sent', 'Cancelled', 'Cancelled'])
      const { id: runId } = made.value as Awaited<ReturnType<typeof run>>
      const lines = await listRunLines(caller, { companyId, runId, pageNumber: 1, pageSize: 10 })
      expect(lines.total).toBe(2)
    } else {
      expect(made?.reason).toMatchObject({ code: 'payments.runChanged' })
      expect(await statuses(leaving)).toEqual(['Cancelled', 'Cancelled', 'Cancelled'])
      expect(await statuses(staying)).toEqual(['Planned', 'Planned', 'Planned'])
    }
  })

  test('and publishing the result: a closed account does not become a participant', async () => {
    const { ids, publish, at } = await aDecidedForm(['Approved', 'Approved'])
    const leaving = at(0)
    await inOrder(
      () => close(leaving),
      () => publish([{ decision: 'Approved', texts: letter, expected: 2 }]),
    )
    const places = await participantsOf(ids.formId)
    const own = places.find(({ applicationId }) => applicationId === leaving.own.id)
    expect([undefined, 'Left']).toContain(own?.status)
  })
})

test('a closed account does not become a participant by a later publication, and cannot be restored', async () => {
  const { ids, publish, at } = await aDecidedForm(['Approved'])
  await close(at(0))
  await publish([{ decision: 'Approved', texts: letter, expected: 1 }]).catch(() => undefined)
  expect(await participantsOf(ids.formId)).toEqual([])

  const { caller, companyId, own } = await aPaymentRound()
  const left = await aParticipant(own)
  await close(left.candidate)
  const back = statusCall.body.parse({ participantIds: [left.participantId], status: 'Active' })
  const answer = await changeParticipantStatus(caller, { companyId, ...back })
  expect(answer).toMatchObject({ changed: 0, refused: [{ reason: 'accountClosed' }] })
})
