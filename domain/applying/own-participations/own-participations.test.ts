import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTerm as openCall } from '#contract/participants/terms.ts'
import { database } from '#database/connection.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { participants } from '#database/schema/participants/participants.ts'
import { terms } from '#database/schema/participants/terms.ts'
import { payments } from '#database/schema/payments/payments.ts'
import { readApplication } from '#domain/applying/applying/following/read-application.ts'
import { openTerm } from '#domain/award/terms/open-term.ts'
import { readCandidateDashboard } from '#domain/desk/candidate-dashboard/read-candidate-dashboard.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aParticipant } from '../../../tests/taking-part.ts'
import { aTerm } from '../../../tests/walks/participant-things.ts'
import { aPaymentRound, paymentsOf } from '../../../tests/worlds/payment-round.ts'
import { ownParticipations } from './own-participations.ts'

testDatabase()

test('a scholar first sees the next payment, why it waits, and the documents of the term', async () => {
  const { caller, companyId, formId, own, plan } = await aPaymentRound()
  const { appId, candidate } = await aParticipant(own)
  const { candidateId } = candidate
  await plan({ applicationIds: [appId], times: 3 })
  const { termId } = await openTerm(caller, { companyId, formId, ...openCall.body.parse(aTerm()) })
  if (!termId) throw new Error('There is one')
  const read = async () => (await readCandidateDashboard(candidate.caller, { candidateId })).participations
  const [first] = await read()
  expect(first).toMatchObject({
    applicationId: appId,
    status: 'Active',
    isNew: true,
    nextPayment: { amountMinor: 200_000, dueOn: '2026-11-15', waitsBecause: 'accountNotAsked' },
    terms: [{ id: termId, name: '2026–27 güz dönemi', documents: [{ status: 'Open' }, { status: 'Open' }] }],
  })
  expect((await readApplication(candidate.caller, { candidateId, id: appId })).participation).toEqual(first)

  // Past payments and cancelled documents are left out; a closed term asks for nothing.
  const [paid] = await paymentsOf(appId)
  await database()
    .update(payments)
    .set({ status: 'Paid', paidOn: '2026-11-15', heldBecause: null })
    .where(eq(payments.id, paid?.id ?? ''))
  const [cancelled] = first?.terms[0]?.documents ?? []
  await database()
    .update(documentRequests)
    .set({ status: 'Cancelled' })
    .where(eq(documentRequests.id, cancelled?.id ?? ''))
  expect(await read()).toMatchObject([
    { isNew: false, nextPayment: { dueOn: '2026-12-15' }, terms: [{ documents: [{ status: 'Open' }] }] },
  ])
  await database().update(terms).set({ closedAt: new Date() }).where(eq(terms.id, termId))
  expect(await read()).toMatchObject([{ terms: [] }])
})

test('an ended participation is shown with its application only, and those of others are not found', async () => {
  const { own } = await aPaymentRound()
  const { appId, participantId, candidate } = await aParticipant(own)
  const other = await aParticipant(own)
  const { caller, candidateId } = candidate
  await database().update(participants).set({ status: 'Completed' }).where(eq(participants.id, participantId))
  expect(await ownParticipations(database(), caller, { candidateId })).toEqual([])
  expect(await ownParticipations(database(), caller, { candidateId, id: appId })).toMatchObject([
    { status: 'Completed', isNew: false, nextPayment: null },
  ])
  expect(await ownParticipations(database(), caller, { candidateId, id: other.appId })).toEqual([])
})
