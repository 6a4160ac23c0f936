import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { database } from '#database/connection.ts'
import { bankInfos } from '#database/schema/bank-infos.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { participants } from '#database/schema/participants/participants.ts'
import { termParticipants, terms } from '#database/schema/participants/terms.ts'
import { payments } from '#database/schema/payments/payments.ts'
import { newId } from '#platform/ids.ts'
import { aCompany, aPublishedForm } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aBankAccount, aParticipant, aPayment, type Participant } from '../../../tests/taking-part.ts'
import { listOwnPayments } from './own-payments.ts'
import { updateHolds } from './update-holds.ts'

const connection = testDatabase()

async function aPayee(details: Parameters<typeof aParticipant>[1] = {}) {
  const company = await aCompany()
  const form = await aPublishedForm(company)
  const own = { id: form.id, companyId: company.companyId }
  const payee = await aParticipant(own, details)
  return { company, own, payee, by: company.accountId }
}

const settle = (...payees: readonly Participant[]) =>
  database().transaction((tx) =>
    updateHolds(
      tx,
      payees.map(({ appId }) => appId),
    ),
  )

const standing = async (...ids: readonly string[]) => {
  const rows = await database()
    .select({ id: payments.id, status: payments.status, held: payments.heldBecause, cause: payments.cancelCause })
    .from(payments)
    .where(inArray(payments.id, [...ids]))
  return ids.map((id) => {
    const { status, held, cause } = rows.find((row) => row.id === id) ?? {}
    return [status, held ?? cause]
  })
}

/** An autumn term for which each participant submits a transcript. */
async function aTerm({ company, own, payee }: Awaited<ReturnType<typeof aPayee>>, holdsPayments = true) {
  const [termId, requestId] = [newId(), newId()]
  await database()
    .insert(terms)
    .values({
      id: termId,
      companyId: own.companyId,
      formId: own.id,
      name: '2026–27 güz',
      startsOn: '2026-09-15',
      endsOn: '2027-01-31',
      documents: [],
      dueAt: new Date('2026-12-01'),
      holdsPayments,
      openedBy: company.accountId,
    })
  await database().insert(termParticipants).values({ termId, participantId: payee.participantId })
  await database().insert(documentRequests).values({
    id: requestId,
    applicationId: payee.appId,
    formId: own.id,
    companyId: own.companyId,
    candidateId: payee.candidate.candidateId,
    documentTypeId: 2,
    termId,
  })
  return { termId, requestId }
}

test('a payment waits for an account, and until its flags are confirmed', async () => {
  const { payee, by } = await aPayee()
  const id = await aPayment(payee, by)
  await settle(payee)
  expect(await standing(id)).toEqual([['Planned', 'noBankAccount']])
  await aBankAccount(payee, { status: 'Cancelled', givenAt: null })
  await settle(payee)
  expect(await standing(id)).toEqual([['Planned', 'noBankAccount']])
  const first = await aBankAccount(payee, { givenAt: new Date('2026-10-01') })
  await settle(payee)
  expect(await standing(id)).toEqual([['Planned', null]])
  const later = await aBankAccount(payee, { givenAt: new Date('2026-10-05'), flags: ['changed'] })
  await settle(payee)
  expect(await standing(id)).toEqual([['Planned', 'bankAccountUnconfirmed']])
  await database().update(bankInfos).set({ confirmedBy: by, confirmedAt: new Date() }).where(eq(bankInfos.id, later))
  await settle(payee)
  expect(await standing(id)).toEqual([['Planned', null]])
  // Only the account that is paid to counts.
  await database()
    .update(bankInfos)
    .set({ flags: ['shared'] })
    .where(eq(bankInfos.id, first))
  await settle(payee)
  expect(await standing(id)).toEqual([['Planned', null]])
})

test('a payment due within a term waits for its documents, one outside does not', async () => {
  const round = await aPayee()
  const { payee, by } = round
  await aBankAccount(payee)
  const inside = await aPayment(payee, by, { dueOn: '2026-11-15' })
  const outside = await aPayment(payee, by, { dueOn: '2027-02-15' })
  const { termId, requestId } = await aTerm(round)
  const settled = async () => {
    await settle(payee)
    return (await standing(inside, outside)).map(([, held]) => held)
  }
  const held = ['termIncomplete', null]
  const free = [null, null]
  expect(await settled()).toEqual(held)
  const answered = (status: 'Uploaded' | 'Accepted' | 'Refused' | 'Cancelled') =>
    database().update(documentRequests).set({ status }).where(eq(documentRequests.id, requestId))
  await answered('Uploaded')
  expect(await settled()).toEqual(held)
  await answered('Accepted')
  expect(await settled()).toEqual(free)
  await answered('Refused')
  expect(await settled()).toEqual(held)
  await answered('Cancelled')
  expect(await settled()).toEqual(free)
  await answered('Refused')
  await database().update(termParticipants).set({ excusedBy: by }).where(eq(termParticipants.termId, termId))
  expect(await settled()).toEqual(free)
  await database().update(termParticipants).set({ excusedBy: null }).where(eq(termParticipants.termId, termId))
  await database().update(terms).set({ holdsPayments: false }).where(eq(terms.id, termId))
  expect(await settled()).toEqual(free)
})

test('the most important reason is shown, and a hold by hand remains when all others are gone', async () => {
  const round = await aPayee({ status: 'Suspended' })
  const { payee, by } = round
  const id = await aPayment(payee, by, { heldByHand: true })
  const { requestId } = await aTerm(round)
  const reasons: unknown[] = []
  const note = async () => {
    await settle(payee)
    reasons.push((await standing(id))[0]?.[1])
  }
  await note()
  await database().update(participants).set({ status: 'Active' }).where(eq(participants.id, payee.participantId))
  await note()
  const account = await aBankAccount(payee, { flags: ['otherOwner'] })
  await note()
  await database().update(bankInfos).set({ confirmedAt: new Date() }).where(eq(bankInfos.id, account))
  await note()
  await database().update(documentRequests).set({ status: 'Accepted' }).where(eq(documentRequests.id, requestId))
  await note()
  await database().update(payments).set({ heldByHand: false }).where(eq(payments.id, id))
  await note()
  expect(reasons).toEqual(['suspended', 'noBankAccount', 'bankAccountUnconfirmed', 'termIncomplete', 'byHand', null])
})

test.each(['Left', 'Removed'] as const)(
  'planned payments of a participant who is %s are cancelled, made ones stay',
  async (status) => {
    const { company, own, payee, by } = await aPayee()
    const other = await aParticipant(own)
    const ids = [
      await aPayment(payee, by, { dueOn: '2026-10-15', status: 'Paid', paidOn: '2026-10-16' }),
      await aPayment(payee, by, { dueOn: '2026-11-15' }),
      await aPayment(payee, by, { dueOn: '2026-12-15', heldBecause: 'noBankAccount' }),
      await aPayment(other, company.accountId),
    ]
    await database().update(participants).set({ status }).where(eq(participants.id, payee.participantId))
    await settle(payee)
    expect(await standing(...ids)).toEqual([
      ['Paid', null],
      ['Cancelled', status],
      ['Cancelled', status],
      ['Planned', null],
    ])
  },
)

test('other participants are not affected, and the sums follow', async () => {
  const { own, payee, by } = await aPayee()
  const other = await aParticipant(own)
  await aPayment(payee, by)
  const untouched = await aPayment(other, by)
  await settle(payee)
  expect(await standing(untouched)).toEqual([['Planned', null]])
  const { rows } = await connection.pool.query(
    `select held_because as held, sum(number)::int as number, sum(amount_minor)::int as amount
      from payment_totals where company_id = $1 group by 1 having sum(number) <> 0 order by 1`,
    [own.companyId],
  )
  expect(rows).toEqual([
    { held: 'noBankAccount', number: 1, amount: 200_000 },
    { held: null, number: 1, amount: 200_000 },
  ])
})

test('the candidate sees why a payment waits, who has to act, and that its day has passed', async () => {
  const round = await aPayee()
  const { payee, by } = round
  await aPayment(payee, by, { dueOn: '2026-10-15' })
  const ids = { candidateId: payee.candidate.candidateId, id: payee.appId }
  const ofOwn = eq(bankInfos.applicationId, payee.appId)
  const reads = async () => {
    await settle(payee)
    const { items } = await listOwnPayments(payee.candidate.caller, ids)
    return items.map(({ waitsBecause, overdue }) => [waitsBecause, overdue])
  }
  expect(await reads()).toEqual([['accountNotAsked', true]])
  await aBankAccount(payee, { status: 'Open', givenAt: null, sealed: null })
  expect(await reads()).toEqual([['accountAsked', true]])
  await database().delete(bankInfos).where(ofOwn)
  await aBankAccount(payee, { owner: 'Hasan Kaya', flags: ['otherOwner'] })
  expect(await reads()).toEqual([['accountOtherOwner', true]])
  const flagged = async (flags: ('shared' | 'changed')[]) => database().update(bankInfos).set({ flags }).where(ofOwn)
  await flagged(['changed', 'shared'])
  expect(await reads()).toEqual([['accountChanged', true]])
  await flagged(['shared'])
  expect(await reads()).toEqual([['accountChecked', true]])
  await database().update(bankInfos).set({ flags: [] }).where(ofOwn)
  await aTerm(round)
  expect(await reads()).toEqual([['documentsMissing', true]])
  const ofTerm = eq(documentRequests.applicationId, payee.appId)
  await database().update(documentRequests).set({ status: 'Uploaded' }).where(ofTerm)
  expect(await reads()).toEqual([['documentsUploaded', true]])
  await database().update(documentRequests).set({ status: 'Accepted' }).where(ofTerm)
  expect(await reads()).toEqual([[null, true]])
})
