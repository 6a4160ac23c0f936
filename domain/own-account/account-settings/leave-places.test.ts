import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { database } from '#database/connection.ts'
import { applicationHistory } from '#database/schema/application-history.ts'
import { interviewBookings, interviewInvitations, interviewSlots } from '#database/schema/interviews.ts'
import { notifications } from '#database/schema/notifications.ts'
import { participants } from '#database/schema/participants/participants.ts'
import { paymentRuns } from '#database/schema/payments/payment-runs.ts'
import { payments } from '#database/schema/payments/payments.ts'
import { applicationResults } from '#database/schema/results/application-results.ts'
import { newsText } from '#domain/ground/notifications/news-text.ts'
import { newId } from '#platform/ids.ts'
import { aMember, password } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aParticipant, aPayment, type Participant } from '../../../tests/taking-part.ts'
import { testCompany } from '../../../tests/test-company.ts'
import { deleteAccount } from './delete-account.ts'
import { readLeaving } from './read-leaving.ts'

testDatabase()
const { company, aForm } = testCompany()

const close = ({ candidate: { caller, email } }: Participant) => deleteAccount(caller, { email, pwd: password })
const statusesOf = async ({ appId }: Participant) =>
  (await database().select().from(payments).where(eq(payments.applicationId, appId)).orderBy(payments.dueOn)).map(
    ({ status, cancelCause }) => [status, cancelCause],
  )
const newsOf = (accountId: string) =>
  database().select().from(notifications).where(eq(notifications.accountId, accountId))

describe('a scholar with nine planned payments', () => {
  let scholar: Participant
  let runs = 0
  beforeEach(async () => {
    const { id } = await aForm()
    scholar = await aParticipant({ id, companyId: company.companyId })
    const approvedBy = (await aMember(company.companyId, {})).accountId
    for (const month of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      const approved = month === 1 ? ({ status: 'Approved', approvedBy } as const) : {}
      await aPayment(scholar, company.accountId, { dueOn: `2027-0${month}-15`, amountMinor: 500_000, ...approved })
    }
    const [runId, file] = [
      newId(),
      { fileKey: 'x', fileName: 'x.csv', sha256: 'x', template: 'csv', count: 1, totals: [] },
    ]
    const run = { id: runId, companyId: company.companyId, number: ++runs, month: '2026-11-01', accountId: approvedBy }
    await database()
      .insert(paymentRuns)
      .values({ ...run, ...file })
    await aPayment(scholar, company.accountId, { dueOn: '2026-11-15', status: 'Sent', runId })
    await aPayment(scholar, company.accountId, { dueOn: '2026-10-15', status: 'Paid', paidOn: '2026-10-15' })
  })

  test('is told what closing the account ends', async () => {
    const { companyId } = company
    const told = await readLeaving(scholar.candidate.caller)
    expect(told).toEqual({
      places: [
        { ...told.places[0], formType: 'scholarship', payments: 9, sums: [{ amount: 4_500_000, currency: 'TRY' }] },
      ],
      interviews: 0,
    })
    const slotId = newId()
    const { formId, appId: applicationId, candidate } = scholar
    const startsAt = new Date(Date.now() + 86_400_000)
    await database().insert(interviewSlots).values({ id: slotId, companyId, formId, startsAt, minutes: 30 })
    const invitation = { id: newId(), offerId: newId(), companyId, formId, applicationId, status: 'Accepted' as const }
    await database()
      .insert(interviewInvitations)
      .values({ ...invitation, candidateId: candidate.candidateId })
    await database().insert(interviewBookings).values({ slotId, seat: 0, invitationId: invitation.id })
    expect(await readLeaving(scholar.candidate.caller)).toMatchObject({ interviews: 1 })
    await close(scholar)
    expect(await database().$count(interviewBookings, eq(interviewBookings.slotId, slotId))).toBe(0)
  })

  test('leaves with the account: payments not sent to the bank are cancelled, and members who plan payments are notified', async () => {
    const { companyId } = company
    const planner = await aMember(companyId, { permissions: { Participants: 'WriteRead' } })
    const others = await Promise.all([
      aMember(companyId, { permissions: { Applications: 'FullAccess' } }),
      aMember(companyId, { permissions: { Participants: 'ReadOnly' } }),
      aMember(companyId, { permissions: { Participants: 'WriteOnly' } }),
    ])
    await close(scholar)
    const cancelled = Array.from({ length: 9 }, () => ['Cancelled', 'Left'])
    expect(await statusesOf(scholar)).toEqual([['Paid', null], ['Sent', null], ...cancelled])
    const [row] = await database().select().from(participants).where(eq(participants.id, scholar.participantId))
    expect(row).toMatchObject({ status: 'Left', statusReason: '' })
    const history = await database()
      .select()
      .from(applicationHistory)
      .where(eq(applicationHistory.applicationId, scholar.appId))
    expect(history).toMatchObject([
      { event: 'participantStatusChanged', by: 'candidate', detail: { from: 'Active', to: 'Left' } },
    ])

    for (const { accountId } of [company, planner]) {
      const news = (await newsOf(accountId)).filter(({ address }) => address?.endsWith(scholar.participantId))
      expect(news).toMatchObject([{ event: 'participantLeft', values: { name: 'Ayşe Yılmaz', payments: 9 } }])
      const said = newsText('tr', 'participantLeft', news[0]?.values ?? {})
      expect(said).toMatch(/Ayşe Yılmaz hesabını sildi ve ayrıldı\. Planlanan 9 ödemesi iptal edildi\.$/)
    }
    for (const { accountId } of others) expect(await newsOf(accountId)).toEqual([])
  })
})

test('keeps what is over, and an unanswered award lapses', async () => {
  const { id } = await aForm()
  const { companyId } = company
  const graduate = await aParticipant({ id, companyId }, { status: 'Completed' })
  const ids = { applicationId: graduate.appId, formId: graduate.formId, companyId }
  await database()
    .insert(applicationResults)
    .values({ ...ids, acceptance: 'Pending' })
  expect(await readLeaving(graduate.candidate.caller)).toEqual({ places: [], interviews: 0 })
  await close(graduate)
  const [row] = await database().select().from(participants).where(eq(participants.id, graduate.participantId))
  expect(row?.status).toBe('Completed')
  const [result] = await database()
    .select()
    .from(applicationResults)
    .where(eq(applicationResults.applicationId, graduate.appId))
  expect(result?.acceptance).toBe('Lapsed')
})
