import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { database } from '#database/connection.ts'
import { applicationMessages } from '#database/schema/application-messages.ts'
import { applications } from '#database/schema/applications.ts'
import { bankInfos } from '#database/schema/bank-infos.ts'
import { interviewBookings, interviewInvitations, interviewSlots, offeredSlots } from '#database/schema/interviews.ts'
import { withdrawApplication } from '#domain/applying/applying/withdraw-application.ts'
import { deleteAccount } from '#domain/own-account/account-settings/delete-account.ts'
import { newId } from '#platform/ids.ts'
import { aCompany, aPublishedForm, password } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aHandedIn } from '../../../tests/handed-in.ts'

testDatabase()

const hour = 3_600_000

/** A candidate with pending requests for bank details, an interview and an answer, and with a past interview. */
async function anAsked() {
  const company = await aCompany()
  const { companyId } = company
  const { id: formId } = await aPublishedForm(company)
  const { appId: applicationId, candidate } = await aHandedIn({ id: formId, companyId })
  const { candidateId } = candidate
  const about = { applicationId, companyId, formId, candidateId }
  const db = database()
  await db.insert(bankInfos).values({ id: newId(), ...about })
  await db
    .insert(applicationMessages)
    .values({ id: newId(), ...about, by: 'company', subject: '', text: 'Kaçıncı sınıftasınız?', awaitsAnswer: true })
  await db.insert(interviewInvitations).values({ id: newId(), offerId: newId(), ...about })
  for (const startsAt of [new Date(Date.now() + hour), new Date(Date.now() - hour)]) {
    const [slotId, invitationId] = [newId(), newId()]
    await db.insert(interviewSlots).values({ id: slotId, companyId, formId, startsAt, minutes: 30 })
    await db
      .insert(interviewInvitations)
      .values({ id: invitationId, offerId: invitationId, ...about, status: 'Accepted' })
    await db.insert(offeredSlots).values({ offerId: invitationId, slotId })
    await db.insert(interviewBookings).values({ invitationId, slotId, seat: 0 })
  }
  await db.update(applications).set({ action: 'InterviewInvited' }).where(eq(applications.id, applicationId))
  const standing = async () => {
    const [application] = await db.select().from(applications).where(eq(applications.id, applicationId))
    const banks = await db.select().from(bankInfos).where(eq(bankInfos.applicationId, applicationId))
    const invitations = await db
      .select({ status: interviewInvitations.status, seat: interviewBookings.seat })
      .from(interviewInvitations)
      .leftJoin(interviewBookings, eq(interviewBookings.invitationId, interviewInvitations.id))
      .where(eq(interviewInvitations.applicationId, applicationId))
      .orderBy(interviewInvitations.id)
    return [
      application?.action,
      banks.map(({ status }) => status),
      invitations.map(({ status, seat }) => [status, seat]),
    ]
  }
  return { candidate, applicationId, standing }
}

const nothingAsked = [
  'None',
  ['Cancelled'],
  [
    ['Cancelled', null],
    ['Cancelled', null],
    ['Accepted', 0],
  ],
]

test('closing the account cancels pending requests: seats are freed, and a past interview stays', async () => {
  const { candidate, standing } = await anAsked()
  await deleteAccount(candidate.caller, { email: candidate.email, pwd: password })
  expect(await standing()).toEqual(nothingAsked)
})

test('withdrawing cancels pending requests', async () => {
  const { candidate, applicationId, standing } = await anAsked()
  await withdrawApplication(candidate.caller, { candidateId: candidate.candidateId, id: applicationId, reason: '' })
  expect(await standing()).toEqual(nothingAsked)
})
