import { eq, getTableName } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { changeParticipantStatus as statusCall } from '#contract/participants/participant-acts.ts'
import { publishResults as publishCall } from '#contract/results/publishing.ts'
import { database } from '#database/connection.ts'
import { bankInfos } from '#database/schema/bank-infos.ts'
import { candidates } from '#database/schema/candidates.ts'
import { entries } from '#database/schema/entries.ts'
import { participants } from '#database/schema/participants/participants.ts'
import { payments } from '#database/schema/payments/payments.ts'
import { listOwnPayments } from '#domain/applying/payment-holds/own-payments.ts'
import { changeStatus } from '#domain/award/deciding/change-status.ts'
import { changeParticipantStatus } from '#domain/award/participants/change-participant-status.ts'
import { readParticipant } from '#domain/award/participants/read-participant.ts'
import { publishResults } from '#domain/award/results/publish-results.ts'
import { aCandidate } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aBankAccount, aPayment } from '../../../tests/taking-part.ts'
import { anEntryRound, nobody } from '../../../tests/worlds/entry-round.ts'
import { letter } from '../../../tests/worlds/result-world.ts'
import { ofBoth } from './move-to-person.ts'
import { readEntryInvitation } from './read-entry-invitation.ts'
import { sweepEntries } from './sweep-entries.ts'
import { takeOverEntry } from './take-over-entry.ts'

const connection = testDatabase()

/** An entered person who was approved and is paid. */
async function aPaidEntry() {
  const round = await anEntryRound()
  const { ayse, caller, ids, company, companyId, formId, enter, list, invited } = round
  await enter({ candidates: [ayse] })
  const appId = (await list())[0]?.id ?? ''
  await changeStatus(caller, { ...ids, applicationIds: [appId], dryRun: false, status: 'Approved' })
  const group = { decision: 'Approved', texts: letter, expected: 1 } as const
  await publishResults(caller, { ...ids, ...publishCall.body.parse({ groups: [group] }) })
  const [taking] = await database().select().from(participants).where(eq(participants.applicationId, appId))
  if (!taking) throw new Error('Nobody takes part')
  const one = { appId, formId, companyId, participantId: taking.id }
  await aBankAccount({ ...one, candidate: taking })
  await aPayment(one, company.accountId)
  return { ...round, one, placeholder: taking.candidateId, token: await invited(ayse.email) }
}

test('every table that refers to an application and its candidate is updated', async () => {
  const { rows } = await connection.pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name in ('application_id', 'candidate_id')
     group by table_name having count(*) = 2`,
  )
  expect(rows.map(({ name }) => name).sort()).toEqual(ofBoth.map(getTableName).sort())
})

test('the person who takes it over becomes the participant, with the account and the payments', async () => {
  const { ayse, caller, companyId, one, placeholder, token } = await aPaidEntry()
  const candidate = await aCandidate({ email: ayse.email, name: 'Ayşegül' })
  const { candidateId } = candidate
  await takeOverEntry(candidate.caller, { candidateId, token })
  const theirs = { candidateId }
  expect(await database().select().from(participants).where(eq(participants.id, one.participantId))).toMatchObject([
    theirs,
  ])
  expect(await database().select().from(bankInfos).where(eq(bankInfos.applicationId, one.appId))).toMatchObject([
    { ...theirs, status: 'Given' },
  ])
  expect((await listOwnPayments(candidate.caller, { candidateId, id: one.appId })).items).toHaveLength(1)
  expect(await database().$count(candidates, eq(candidates.id, placeholder))).toBe(0)
  // The profile is not visible to the organization until it is submitted.
  expect(await readParticipant(caller, { companyId, id: one.participantId })).toMatchObject({
    changes: null,
    profile: { name: 'Ayşe' },
  })
})

test('a participant is not removed when invitations expire, but is after leaving unpaid', async () => {
  const { ayse, ali, caller, companyId, one, token, enter, invited } = await aPaidEntry()
  await enter({ candidates: [ali] })
  const other = await invited(ali.email)
  const expire = () =>
    database()
      .update(entries)
      .set({ expiresAt: new Date(Date.now() - 1000) })
  await expire()
  expect(await readEntryInvitation(nobody, { token: other })).toMatchObject({ state: 'removed' })
  await sweepEntries()
  expect(await readEntryInvitation(nobody, { token })).toMatchObject({
    state: 'open',
    entered: { email: ayse.email },
    expiresAt: null,
  })
  const removed = statusCall.body.parse({ participantIds: [one.participantId], status: 'Removed' })
  await changeParticipantStatus(caller, { companyId, ...removed })
  await sweepEntries()
  expect(await readEntryInvitation(nobody, { token })).toMatchObject({ state: 'removed', entered: null })
  expect(await database().select().from(payments).where(eq(payments.applicationId, one.appId))).toMatchObject([
    { status: 'Cancelled' },
  ])
})
