import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { database } from '#database/connection.ts'
import { calendarEntries } from '#database/schema/calendars/calendar-entries.ts'
import { interviewBookings, interviewers, interviewSlots, offeredSlots } from '#database/schema/interviews.ts'
import { outbox } from '#database/schema/outbox.ts'
import { withdrawApplication } from '#domain/applying/applying/withdraw-application.ts'
import { deleteAccount } from '#domain/own-account/account-settings/delete-account.ts'
import { formatAppointment } from '#platform/text/appointments.ts'
import { aMember, password } from '../../../../tests/builders.ts'
import { testDatabase } from '../../../../tests/database.ts'
import { testCompany } from '../../../../tests/test-company.ts'
import {
  anInterviewPlan,
  answer,
  calendarOf,
  hour,
  type Invited,
  laterAt,
  mailsTo,
  one,
  type Plan,
  type Planned,
  startsAt,
  steps,
  textsOf,
} from '../../../../tests/worlds/interview-plan.ts'
import { notifyCandidates } from './notify-candidates.ts'
import { notifyInterviewers } from './notify-interviewers.ts'
import { notifyWithdrawn } from './notify-withdrawn.ts'

const connection = testDatabase()
const world = testCompany()
const { company } = world
const aPlan = (planned?: Planned) => anInterviewPlan(world, planned)

beforeEach(async () => {
  await connection.db.delete(outbox)
})

test('choosing, changing and declining update one event in each calendar', async () => {
  const { invited, slotIds, members } = await aPlan()
  const candidate = one(invited)
  await answer(candidate, 'accept', slotIds[0])
  await answer(candidate, 'accept', slotIds[1])
  await answer(candidate, 'decline')
  const theirs = await calendarOf(candidate.email)
  expect(theirs.map(({ method, start }) => [method, start])).toEqual([
    ['REQUEST', startsAt.toISOString()],
    ['REQUEST', laterAt.toISOString()],
    ['CANCEL', laterAt.toISOString()],
  ])
  expect(theirs.map(({ uid, sequence }) => [uid, sequence])).toEqual([1, 2, 3].map((n) => [candidate.invitationId, n]))
  for (const { email } of members) {
    const told = await calendarOf(email)
    expect(told.map(({ method, uid, sequence }) => [method, uid, sequence]).sort()).toEqual(
      [
        ['REQUEST', slotIds[0], 1],
        ['CANCEL', slotIds[0], 2],
        ['REQUEST', slotIds[1], 1],
        ['CANCEL', slotIds[1], 2],
      ].sort(),
    )
    expect(told[0]?.summary).toMatch(/^Mülakat: Ayşe Yılmaz \(/)
  }
  expect(await database().$count(calendarEntries, eq(calendarEntries.uid, candidate.invitationId))).toBe(0)
})

test('the e-mail gives the place and its local time, and repeating the answer sends nothing', async () => {
  const { invited, slotIds } = await aPlan({ timeZone: 'Europe/Berlin' })
  const candidate = one(invited)
  await answer(candidate, 'accept', slotIds[0])
  await answer(candidate, 'accept', slotIds[0])
  const mails = await mailsTo(candidate.email)
  expect(mails).toHaveLength(1)
  const when = formatAppointment(startsAt, 'tr', 'Europe/Berlin')
  expect(when).toMatch(/ 1[01]:00 \(Berlin\u00a0saati\)$/)
  expect(mails[0]?.text).toContain(`mülakatının saati kesinleşti: ${when}.`)
  expect(mails[0]?.text).toContain('- Yer: Kadıköy')
  // The candidate's own answer is neither a notification in the product nor an SMS.
  expect(await textsOf(candidate.caller)).toEqual([])
})

test('a candidate who chooses another time reads that it was changed, and from which', async () => {
  const { invited, slotIds } = await aPlan({ timeZone: 'Europe/Berlin' })
  const candidate = one(invited)
  await answer(candidate, 'accept', slotIds[0])
  await answer(candidate, 'accept', slotIds[1])
  const texts = (await mailsTo(candidate.email)).map(({ text }) => text)
  const was = formatAppointment(startsAt, 'tr', 'Europe/Berlin')
  expect(texts.filter((text) => text.includes('kesinleşti'))).toHaveLength(1)
  expect(texts).toContainEqual(expect.stringContaining(`saati değişti. Eski saat: ${was}. Yeni saat: `))
})

test('a candidate who declines without having had a time gets no e-mail', async () => {
  const { invited, members } = await aPlan()
  await answer(one(invited), 'decline')
  expect(await mailsTo(one(invited).email)).toEqual([])
  for (const { email } of members) expect(await mailsTo(email)).toEqual([])
})

test('interviewers of a group are notified when the first candidate comes and the last one leaves', async () => {
  const { invited, slotIds, members } = await aPlan({ seats: 5, people: 4 })
  await Promise.all(invited.map((candidate) => answer(candidate, 'accept', slotIds[0])))
  const interviewer = one(members)
  expect(await steps(interviewer.email)).toEqual([['REQUEST', slotIds[0], 1]])
  expect((await calendarOf(interviewer.email))[0]?.summary).toMatch(/\(5 kişilik\)$/)
  await Promise.all(invited.slice(1).map((candidate) => answer(candidate, 'decline')))
  expect(await steps(interviewer.email)).toEqual([['REQUEST', slotIds[0], 1]])
  await answer(one(invited), 'reschedule')
  expect(await steps(interviewer.email)).toEqual([
    ['REQUEST', slotIds[0], 1],
    ['CANCEL', slotIds[0], 2],
  ])
  for (const { email } of invited) expect(await calendarOf(email)).toHaveLength(2)
})

test('the last candidates of a group who leave at the same moment are noticed', async () => {
  const { invited, slotIds, members } = await aPlan({ seats: 2, people: 2 })
  for (let round = 0; round < 3; round++) {
    await Promise.all(invited.map((candidate) => answer(candidate, 'accept', slotIds[0])))
    await Promise.all(invited.map((candidate) => answer(candidate, 'reschedule')))
  }
  const told = await calendarOf(one(members).email)
  expect(told.map(({ method }) => method)).toEqual(Array.from({ length: 3 }, () => ['REQUEST', 'CANCEL']).flat())
  expect(told.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6])
})

test('moving a time moves it in all calendars, and sends no e-mail where nothing changed', async () => {
  const { invited, slotIds, members } = await aPlan()
  const candidate = one(invited)
  await answer(candidate, 'accept', slotIds[0])
  const later = new Date(startsAt.getTime() + 3 * hour)
  await database().transaction(async (tx) => {
    await tx.update(interviewSlots).set({ startsAt: later }).where(eq(interviewSlots.id, slotIds[0]))
    await notifyInterviewers(tx, slotIds)
    await notifyCandidates(tx, [candidate.invitationId], {
      event: 'interviewMoved',
      message: 'Salon doluymuş, özür dileriz.',
    })
    await notifyInterviewers(tx, slotIds)
  })
  expect(await calendarOf(candidate.email)).toMatchObject([
    { method: 'REQUEST', sequence: 1 },
    { method: 'REQUEST', sequence: 2, start: later.toISOString(), uid: candidate.invitationId },
  ])
  expect(await calendarOf(one(members).email)).toMatchObject([
    { method: 'REQUEST', sequence: 1 },
    { method: 'REQUEST', sequence: 2, start: later.toISOString(), uid: slotIds[0] },
  ])
  const mail = (await mailsTo(candidate.email)).find(({ text }) => text.includes('> Salon doluymuş, özür dileriz.'))
  expect(mail?.subject).toEqual(expect.not.stringContaining('Salon'))
  const [shown = ''] = await textsOf(candidate.caller)
  expect(shown).toMatch(/mülakatında değişiklik yaptı.*“Salon doluymuş, özür dileriz\.”$/)
  const fromTo = `Eski saat: ${formatAppointment(startsAt, 'tr')}. Yeni saat: ${formatAppointment(later, 'tr')}.`
  expect(shown).toContain(fromTo)
  expect((await textsOf(one(members).caller))[0]).toContain(`mülakatınız değişti. ${fromTo}`)
})

test('cancellations leave the calendars, before or after the seat is freed, even if the slot is deleted', async () => {
  for (const order of ['before', 'after'] as const) {
    const { invited, slotIds, members } = await aPlan()
    const candidate = one(invited)
    await answer(candidate, 'accept', slotIds[0])
    await database().transaction(async (tx) => {
      const tell = async () => {
        await notifyCandidates(tx, [candidate.invitationId], { event: 'interviewCancelled', message: 'Program durdu.' })
        await notifyInterviewers(tx, slotIds, { leaving: [candidate.invitationId] })
      }
      if (order === 'before') await tell()
      await tx.delete(interviewBookings).where(eq(interviewBookings.invitationId, candidate.invitationId))
      await tx.delete(offeredSlots).where(eq(offeredSlots.slotId, slotIds[0]))
      await tx.delete(interviewSlots).where(eq(interviewSlots.id, slotIds[0]))
      if (order === 'after') await tell()
    })
    expect(await steps(candidate.email)).toEqual([
      ['REQUEST', candidate.invitationId, 1],
      ['CANCEL', candidate.invitationId, 2],
    ])
    expect((await textsOf(candidate.caller))[0]).toContain(`mülakatı iptal etti: ${formatAppointment(startsAt, 'tr')}.`)
    for (const { email } of members)
      expect(await steps(email)).toEqual([
        ['REQUEST', slotIds[0], 1],
        ['CANCEL', slotIds[0], 2],
      ])
  }
})

test('handing over a sick interviewer’s day sends one notification and one e-mail to each', async () => {
  const { invited, slotIds, members } = await aPlan({ people: 2 })
  const [first, second] = invited as [Invited, Invited]
  await answer(first, 'accept', slotIds[0])
  await answer(second, 'accept', slotIds[1])
  const [ill, stays] = members as [Plan['members'][number], Plan['members'][number]]
  const colleague = await aMember(company.companyId, { permissions: { Applications: 'WriteRead' } })
  await database().transaction(async (tx) => {
    await tx
      .update(interviewers)
      .set({ accountId: colleague.caller.person.accountId })
      .where(eq(interviewers.accountId, ill.caller.person.accountId))
    await notifyInterviewers(tx, slotIds)
  })
  expect((await calendarOf(ill.email)).map(({ method }) => method).sort()).toEqual([
    'CANCEL',
    'CANCEL',
    'REQUEST',
    'REQUEST',
  ])
  expect((await textsOf(ill.caller))[0]).toMatch(
    / için 2 mülakatınız iptal edildi ya da başka bir görüşmeciye devredildi\.$/,
  )
  expect((await calendarOf(colleague.email)).map(({ method }) => method)).toEqual(['REQUEST', 'REQUEST'])
  expect(await textsOf(colleague.caller)).toEqual([expect.stringMatching(/ için 2 yeni mülakatınız var\.$/)])
  expect(await calendarOf(stays.email)).toHaveLength(2)
})

test.each(['withdraws', 'closes the account'])('a candidate who %s leaves the interviewers’ calendars', async (how) => {
  const { invited, slotIds, members } = await aPlan()
  const candidate = one(invited)
  await answer(candidate, 'accept', slotIds[0])
  if (how === 'withdraws') {
    const { candidateId, applicationId: id } = candidate
    await withdrawApplication(candidate.caller, { candidateId, id, reason: '' })
  } else await deleteAccount(candidate.caller, { email: candidate.email, pwd: password })
  const { rows } = await connection.pool.query(
    "delete from pgboss.job where name = 'interviews.tellWithdrawn' returning data",
  )
  expect(rows).toEqual([{ data: { invitationIds: [candidate.invitationId], slotIds: [slotIds[0]] } }])
  await notifyWithdrawn(rows[0].data)
  await notifyWithdrawn(rows[0].data)
  expect(await steps(one(members).email)).toEqual([
    ['REQUEST', slotIds[0], 1],
    ['CANCEL', slotIds[0], 2],
  ])
  expect((await steps(candidate.email)).map(([method]) => method)).toEqual(
    how === 'withdraws' ? ['REQUEST', 'CANCEL'] : [],
  )
})
