import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { database } from '#database/connection.ts'
import { applicationHistory } from '#database/schema/application-history.ts'
import { applications } from '#database/schema/applications.ts'
import { companies } from '#database/schema/companies.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { interviewInvitations, interviewSlots, offeredSlots } from '#database/schema/interviews.ts'
import { mailings } from '#database/schema/mailings.ts'
import { notifications } from '#database/schema/notifications.ts'
import { describeApplication } from '#domain/applying/applying/following/describe-application.ts'
import { listApplicationHistory } from '#domain/applying/applying/following/list-application-history.ts'
import { withdrawApplication } from '#domain/applying/applying/withdraw-application.ts'
import { deleteAccount } from '#domain/own-account/account-settings/delete-account.ts'
import { listActs } from '#domain/review/activity/list-acts.ts'
import { undoAct } from '#domain/review/activity/undo-act.ts'
import { deliverMailing } from '#domain/review/mailings/delivering/deliver-mailing.ts'
import { listMailings } from '#domain/review/mailings/list-mailings.ts'
import { aMember, password } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aHandedIn } from '../../../tests/handed-in.ts'
import { releaseAct, released } from '../../../tests/release-held.ts'
import { statementsOf } from '../../../tests/statements.ts'
import { testCompany } from '../../../tests/test-company.ts'
import { anInterviewRound } from '../../../tests/worlds/interview-round.ts'
import { aRound } from '../../../tests/worlds/request-round.ts'
import { openers } from './openers.ts'

testDatabase()
const tested = testCompany()

type Applied = Awaited<ReturnType<typeof aHandedIn>>

/** What the candidate sees of an application, and is notified of. */
async function seenBy({ appId, candidate }: Applied) {
  const { caller, candidateId, accountId } = candidate
  const ids = { candidateId, id: appId }
  const { action, awaited } = await describeApplication(caller, ids)
  const { items } = await listApplicationHistory(caller, ids)
  const news = await database().select().from(notifications).where(eq(notifications.accountId, accountId))
  // `aHandedIn` leaves an application that can be submitted again, which is no request.
  const asked = awaited.filter(({ kind }) => kind !== 'resend')
  return { action, asked, history: items.map(({ event }) => event), news: news.map(({ event }) => event) }
}

const nothing = { action: 'None', asked: [], history: [], news: [] }
const mailingOf = async (actId: string | null) => {
  const [mailing] = await database()
    .select()
    .from(mailings)
    .where(eq(mailings.actId, actId ?? ''))
  if (!mailing) throw new Error('Nothing is held')
  return mailing
}
const requestsOf = (appId: string) =>
  database().select().from(documentRequests).where(eq(documentRequests.applicationId, appId))

describe('a request for documents', () => {
  test('is held: until its release the candidate sees and receives nothing, then once', async () => {
    const { company, companyId, formId, hold, left } = await aRound()
    const asked = await aHandedIn({ id: formId, companyId })
    const answer = await hold([asked.appId])
    expect(answer).toMatchObject({ changed: 1, credits: 1, releaseAt: expect.any(String) })
    expect([await seenBy(asked), await requestsOf(asked.appId), await left()]).toEqual([nothing, [], 49])
    // A second identical request is refused because one is held; the outbox of messages does not list it.
    expect(await hold([asked.appId])).toMatchObject({ changed: 0, refused: [{ reason: 'alreadyRequested' }] })
    const page = { companyId, formId, pageNumber: 1, pageSize: 10 }
    expect((await listMailings(company.caller, page)).items).toEqual([])
    expect((await listActs(company.caller, page)).items).toMatchObject([{ can: { undo: true } }])

    const { id: mailingId } = await mailingOf(answer.actId)
    await deliverMailing({ mailingId }, openers)
    expect(await seenBy(asked)).toEqual(nothing)
    await releaseAct(answer.actId ?? '')
    await releaseAct(answer.actId ?? '')
    expect(await seenBy(asked)).toMatchObject({
      action: 'DocumentRequested',
      history: ['documentRequested'],
      news: ['documentRequested'],
    })
    expect(await requestsOf(asked.appId)).toHaveLength(1)
    const ids = { companyId, formId, actId: answer.actId ?? '' }
    await expect(undoAct(company.caller, ids)).rejects.toMatchObject({ code: 'acts.notUndoable' })
    expect((await listActs(company.caller, page)).items).toMatchObject([{ can: { undo: false } }])
    expect([await left(), await mailingOf(answer.actId)]).toMatchObject([
      49,
      { state: 'done', asks: { kind: 'documents', documentTypeId: 2 } },
    ])
  })

  test('is called back: its credits return once, and the candidate is not notified', async () => {
    const { company, companyId, formId, hold, left } = await aRound()
    const asked = [await aHandedIn({ id: formId, companyId }), await aHandedIn({ id: formId, companyId })]
    const { actId } = await hold(asked.map(({ appId }) => appId))
    expect(await left()).toBe(48)
    const other = await aMember(companyId, { permissions: { Applications: 'WriteRead' } })
    const ids = { companyId, formId, actId: actId ?? '' }
    const both = await Promise.allSettled([undoAct(company.caller, ids), undoAct(other.caller, ids)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await releaseAct(actId ?? '')
    expect([await left(), (await mailingOf(actId)).state]).toEqual([50, 'calledBack'])
    for (const one of asked) expect([await seenBy(one), await requestsOf(one.appId)]).toEqual([nothing, []])
    expect(await hold(asked.map(({ appId }) => appId))).toMatchObject({ changed: 2 })
  })

  test('is either called back or released when both happen at once', async () => {
    const { company, companyId, formId, hold, left } = await aRound()
    const asked = await aHandedIn({ id: formId, companyId })
    const { actId } = await hold([asked.appId])
    const [undone] = await Promise.allSettled([
      undoAct(company.caller, { companyId, formId, actId: actId ?? '' }),
      releaseAct(actId ?? ''),
    ])
    await releaseAct(actId ?? '')
    const isCalledBack = undone.status === 'fulfilled'
    expect(await requestsOf(asked.appId)).toHaveLength(isCalledBack ? 0 : 1)
    expect(await left()).toBe(isCalledBack ? 50 : 49)
    expect((await mailingOf(actId)).state).toBe(isCalledBack ? 'calledBack' : 'done')
  })

  test('is dropped with its credit if the candidate withdraws or closes the account meanwhile', async () => {
    const { companyId, formId, hold, left } = await aRound()
    const [stays, withdraws, leaves] = await Promise.all([1, 2, 3].map(() => aHandedIn({ id: formId, companyId })))
    if (!stays || !withdraws || !leaves) throw new Error('There are three')
    const { actId } = await hold([stays.appId, withdraws.appId, leaves.appId])
    const { caller, candidateId } = withdraws.candidate
    await withdrawApplication(caller, { candidateId, id: withdraws.appId, reason: '' })
    await deleteAccount(leaves.candidate.caller, { email: leaves.candidate.email, pwd: password })
    await releaseAct(actId ?? '')
    await releaseAct(actId ?? '')
    expect(await left()).toBe(49)
    const found = await Promise.all([stays, withdraws, leaves].map(({ appId }) => requestsOf(appId)))
    expect(found.map(({ length }) => length)).toEqual([1, 0, 0])
    const dropped = await database()
      .select()
      .from(applicationHistory)
      .where(
        and(
          eq(applicationHistory.applicationId, withdraws.appId),
          eq(applicationHistory.event, 'documentRequestCancelled'),
        ),
      )
    expect(dropped).toMatchObject([{ visible: false, by: 'system', detail: { because: 'withdrawn' } }])
  })

  test('is released later, once, after a killed process or while the organization is suspended', async () => {
    const { companyId, formId, hold } = await aRound()
    const asked = await aHandedIn({ id: formId, companyId })
    const { actId } = await hold([asked.appId])
    const { id: mailingId } = await mailingOf(actId)
    const suspend = (suspendedAt: Date | null) =>
      database().update(companies).set({ suspendedAt }).where(eq(companies.id, companyId))
    await suspend(new Date())
    await releaseAct(actId ?? '')
    expect(await requestsOf(asked.appId)).toEqual([])
    await suspend(null)
    // The worker died: its lease blocks other workers until it expires.
    const leasedUntil = sql`now() + interval '1 minute'`
    await database().update(mailings).set({ state: 'sending', leasedUntil }).where(eq(mailings.id, mailingId))
    await deliverMailing({ mailingId }, openers)
    expect(await requestsOf(asked.appId)).toEqual([])
    await database().update(mailings).set({ leasedUntil: sql`now()` }).where(eq(mailings.id, mailingId))
    await Promise.all([deliverMailing({ mailingId }, openers), deliverMailing({ mailingId }, openers)])
    expect(await requestsOf(asked.appId)).toHaveLength(1)
    expect((await seenBy(asked)).news).toEqual(['documentRequested'])
  })

  test('needs as many statements for twelve as for one', async () => {
    const { companyId, formId, hold } = await aRound()
    const counted = async (count: number) => {
      const asked = await Promise.all(Array.from({ length: count }, () => aHandedIn({ id: formId, companyId })))
      let actId: string | null = null
      const held = await statementsOf(async () => {
        ;({ actId } = await hold(asked.map(({ appId }) => appId)))
      })
      const out = await statementsOf(() => releaseAct(actId ?? ''))
      return [held.length, out.length]
    }
    await counted(1)
    expect(await counted(12)).toEqual(await counted(1))
  })
})

describe('an invitation to interviews', () => {
  const offersOf = (slotIds: readonly string[]) =>
    database().$count(offeredSlots, sql`${offeredSlots.slotId} = any(${sql.param([...slotIds])}::uuid[])`)
  const invitationsOf = (appId: string) =>
    database().select().from(interviewInvitations).where(eq(interviewInvitations.applicationId, appId))

  test('is held and called back: no invitation, no offer, nothing visible to the candidate', async () => {
    const { companyId, formId, someone, hold, slotIds } = await anInterviewRound(tested)
    const invited = await someone()
    const { actId, releaseAt } = await hold([invited.appId])
    expect(releaseAt).not.toBeNull()
    expect([await seenBy(invited), await offersOf(slotIds)]).toEqual([nothing, 0])
    expect(await hold([invited.appId])).toMatchObject({ refused: [{ reason: 'alreadyInvited' }] })
    expect(await undoAct(tested.company.caller, { companyId, formId, actId: actId ?? '' })).toMatchObject({
      changed: 1,
    })
    await releaseAct(actId ?? '')
    expect([await seenBy(invited), await offersOf(slotIds), await invitationsOf(invited.appId)]).toEqual([
      nothing,
      0,
      [],
    ])
  })

  test('offers the times that still exist when it is released', async () => {
    const { someone, hold, slotIds } = await anInterviewRound(tested)
    const invited = await someone()
    const { actId } = await hold([invited.appId])
    await database()
      .delete(interviewSlots)
      .where(eq(interviewSlots.id, slotIds[0] ?? ''))
    await releaseAct(actId ?? '')
    expect(await seenBy(invited)).toMatchObject({ action: 'InterviewInvited', history: ['interviewInvited'] })
    expect([(await invitationsOf(invited.appId)).length, await offersOf(slotIds)]).toEqual([1, 1])
  })

  test('is refused without a free seat, and dropped if the last one goes while it is held', async () => {
    const { someone, hold, slotIds } = await anInterviewRound(tested)
    const [early, late] = [await someone(), await someone()]
    const { actId } = await hold([early.appId])
    await database()
      .update(interviewSlots)
      .set({ taken: interviewSlots.seats })
      .where(sql`${interviewSlots.id} = any(${sql.param([...slotIds])}::uuid[])`)
    await releaseAct(actId ?? '')
    expect([await seenBy(early), await invitationsOf(early.appId)]).toEqual([nothing, []])
    expect(await released(await hold([late.appId]))).toMatchObject({
      changed: 0,
      refused: [{ reason: 'noSeat', count: 1 }],
    })
    const [row] = await database().select().from(applications).where(eq(applications.id, early.appId))
    expect(row?.action).toBe('None')
  })
})
