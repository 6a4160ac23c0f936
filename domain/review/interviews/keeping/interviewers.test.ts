import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { jobs } from '#contract/jobs.ts'
import { database } from '#database/connection.ts'
import { companyMembers } from '#database/schema/accounts.ts'
import { interviewers } from '#database/schema/interviews.ts'
import { listCompanyAccounts } from '#domain/accounts/company-accounts/list-company-accounts.ts'
import { removeCompanyAccount } from '#domain/own-account/account-settings/remove-company-account.ts'
import { formatDateTime } from '#platform/text/dates.ts'
import { aMember } from '../../../../tests/builders.ts'
import { testDatabase } from '../../../../tests/database.ts'
import { testCompany } from '../../../../tests/test-company.ts'
import { answerAs, interviewKeeping, newsFor, newsOf } from '../../../../tests/worlds/interview-keeping.ts'
import { hours } from '../../../../tests/worlds/interview-round.ts'
import { notifyUnstaffed } from '../notifying/notify-unstaffed.ts'
import { listInterviewers } from '../overview/list-interviewers.ts'
import { handOverInterviews } from './hand-over-interviews.ts'

testDatabase()
const world = testCompany()
const { company } = world
const { aRound, anInterviewer, cancel, change } = interviewKeeping(world)

test('a sick interviewer’s day is handed over to a colleague, and everyone concerned is notified', async () => {
  const [sick, colleague] = [await anInterviewer('Deniz'), await anInterviewer('Ekin')]
  const round = await aRound({ interviewerIds: [sick.accountId] })
  const applied = await round.invited()
  await answerAs(applied, { slotId: round.slotIds[0] })
  const body = {
    companyId: company.companyId,
    fromId: sick.accountId,
    toId: colleague.accountId,
    startsFrom: hours(20),
    startsBefore: hours(40),
    message: 'Deniz hastalandı.',
    dryRun: false,
  }
  expect(await handOverInterviews(company.caller, { ...body, dryRun: true })).toEqual({ times: 2, told: 1 })
  const [busy = ''] = await round.make({ starts: [hours(25)], interviewerIds: [colleague.accountId] })
  await expect(handOverInterviews(company.caller, body)).rejects.toMatchObject({
    code: 'interviews.interviewerBusy',
    values: { clashes: `Ekin Aksoy (${formatDateTime(hours(25), 'tr')})`, more: 0 },
  })
  await cancel(round, { availabilityIds: [busy] })
  expect(await handOverInterviews(company.caller, body)).toEqual({ times: 2, told: 1 })
  const at = and(eq(interviewers.accountId, colleague.accountId))
  expect(await database().$count(interviewers, at)).toBe(2)
  expect(await newsOf(sick.accountId)).toContain('interviewOff')
  expect(await newsOf(colleague.accountId)).toContain('interviewPlanned')
  expect(await newsFor(applied)).toContain('interviewMoved')
  expect(await handOverInterviews(company.caller, body)).toEqual({ times: 0, told: 0 })
})

test('a member who may not write results cannot join a panel, but one already on it stays', async () => {
  const reader = await aMember(
    company.companyId,
    { permissions: { Applications: 'ReadOnly' } },
    { name: 'Oku', surname: 'Er' },
  )
  const writer = await anInterviewer('Yaz')
  const refused = { code: 'interviews.cannotAssess', values: { names: 'Oku Er', more: 0 } }
  const round = await aRound({ interviewerIds: [writer.accountId] })
  await expect(aRound({ interviewerIds: [reader.accountId] })).rejects.toMatchObject(refused)
  const both = { interviewerIds: [writer.accountId, reader.accountId] }
  const [slotId = ''] = round.slotIds
  await expect(change(round, slotId, both)).rejects.toMatchObject(refused)
  const { companyId } = company
  const span = { startsFrom: hours(20), startsBefore: hours(40), message: '', dryRun: true }
  const given = handOverInterviews(company.caller, {
    companyId,
    fromId: writer.accountId,
    toId: reader.accountId,
    ...span,
  })
  await expect(given).rejects.toMatchObject(refused)
  const { items } = await listInterviewers(company.caller, { companyId })
  const able = (id: string) => items.find((one) => one.id === id)?.canAssess
  expect([able(reader.accountId), able(writer.accountId), able(company.accountId)]).toEqual([false, true, true])
  await database().update(companyMembers).set({ permissions: {} }).where(eq(companyMembers.accountId, writer.accountId))
  expect(await change(round, slotId, { place: 'Beşiktaş' })).toMatchObject({ availability: { place: 'Beşiktaş' } })
})

test('when an interviewer is removed, the member who invited learns which candidates are affected', async () => {
  const leaving = await anInterviewer('Deniz')
  const round = await aRound({ interviewerIds: [leaving.accountId] })
  const applied = await round.invited()
  await answerAs(applied, { slotId: round.slotIds[0] })
  const { companyId } = company
  const { items } = await listCompanyAccounts(company.caller, { companyId })
  expect(items.find(({ accountId }) => accountId === leaving.accountId)).toMatchObject({ comingInterviews: 1 })
  await removeCompanyAccount(company.caller, { companyId, accountId: leaving.accountId })
  const { rows } = await database().execute<{ data: unknown }>(
    sql`delete from pgboss.job where name = ${jobs.notifyUnstaffed.name} returning data`,
  )
  for (const { data } of [...rows, ...rows]) await notifyUnstaffed(jobs.notifyUnstaffed.input.parse(data))
  expect((await newsOf(company.accountId)).filter((event) => event === 'interviewsUnstaffed')).toHaveLength(1)
})
