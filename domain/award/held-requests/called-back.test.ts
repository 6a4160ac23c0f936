import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { requestBankInfos as accountsCall } from '#contract/bank-infos.ts'
import type { Caller } from '#contract/caller.ts'
import { database } from '#database/connection.ts'
import { bankInfos } from '#database/schema/bank-infos.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { interviewInvitations } from '#database/schema/interviews.ts'
import { mailings } from '#database/schema/mailings.ts'
import { notifications } from '#database/schema/notifications.ts'
import { requestBankInfos } from '#domain/award/bank-infos/request-bank-infos.ts'
import { undoParticipantAct } from '#domain/award/participants/undo-participant-act.ts'
import { deleteAccount } from '#domain/own-account/account-settings/delete-account.ts'
import { undoAct } from '#domain/review/activity/undo-act.ts'
import { callBackMailing } from '#domain/review/mailings/change-mailing.ts'
import { aCompany, aMember, aPublishedForm, password } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aHandedIn } from '../../../tests/handed-in.ts'
import { releaseAct } from '../../../tests/release-held.ts'
import { aParticipant } from '../../../tests/taking-part.ts'
import { testCompany } from '../../../tests/test-company.ts'
import { anInterviewRound } from '../../../tests/worlds/interview-round.ts'
import { aRound } from '../../../tests/worlds/request-round.ts'

testDatabase()
const tested = testCompany()

// For each kind of request: how to make it, its recipient, how to call it back, and how to count what was requested.

async function documents() {
  const { company, companyId, formId, hold } = await aRound()
  return {
    company,
    companyId,
    formId,
    hold,
    someone: () => aHandedIn({ id: formId, companyId }),
    undo: (by: Caller, actId: string) => undoAct(by, { companyId, formId, actId }),
    asked: (appId: string) => database().$count(documentRequests, eq(documentRequests.applicationId, appId)),
  }
}

async function accounts() {
  const company = await aCompany()
  const { companyId } = company
  const { id: formId } = await aPublishedForm(company)
  return {
    company,
    companyId,
    formId,
    someone: () => aParticipant({ id: formId, companyId }),
    hold: (applicationIds: string[]) =>
      requestBankInfos(company.caller, { companyId, formId, ...accountsCall.body.parse({ applicationIds }) }),
    undo: (by: Caller, actId: string) => undoParticipantAct(by, { companyId, actId }),
    asked: (appId: string) =>
      database().$count(bankInfos, and(eq(bankInfos.applicationId, appId), ne(bankInfos.status, 'Cancelled'))),
  }
}

async function invitations() {
  const { companyId, formId, someone, hold } = await anInterviewRound(tested)
  return {
    company: tested.company,
    companyId,
    formId,
    someone,
    hold,
    undo: (by: Caller, actId: string) => undoAct(by, { companyId, formId, actId }),
    asked: (appId: string) => database().$count(interviewInvitations, eq(interviewInvitations.applicationId, appId)),
  }
}

const tellings = ['documentRequested', 'bankInfoRequested', 'interviewInvited'] as const

describe.each([
  ['a request for documents', documents],
  ['a request for bank accounts', accounts],
  ['an invitation to interviews', invitations],
])('%s that is held', (_, begin) => {
  async function aHeld() {
    const kind = await begin()
    const { appId, candidate } = await kind.someone()
    const { actId } = await kind.hold([appId])
    if (actId === null) throw new Error('Nothing is held')
    const toldOf = and(eq(notifications.accountId, candidate.accountId), inArray(notifications.event, [...tellings]))
    return {
      ...kind,
      actId,
      candidate,
      release: () => releaseAct(actId),
      /** How many requests and notifications they have. */
      heard: async () => [await kind.asked(appId), await database().$count(notifications, toldOf)],
    }
  }

  test('cannot be called back by another organization, nor by the call for messages', async () => {
    const { company, companyId, formId, actId, release, heard } = await aHeld()
    const stranger = await aCompany()
    const theirs = { companyId: stranger.companyId, formId, actId }
    await expect(undoAct(stranger.caller, theirs)).rejects.toMatchObject({ code: 'acts.notFound' })
    await expect(undoParticipantAct(stranger.caller, theirs)).rejects.toMatchObject({ code: 'acts.notFound' })
    const [mailing] = await database().select().from(mailings).where(eq(mailings.actId, actId))
    const ids = { companyId, formId, mailingId: mailing?.id ?? '' }
    await expect(callBackMailing(company.caller, ids)).rejects.toMatchObject({ code: 'mailings.notFound' })
    await release()
    expect(await heard()).toEqual([1, 1])
  })

  test('of two simultaneous call-backs one succeeds, and later ones are refused', async () => {
    const { company, companyId, actId, undo, release, heard } = await aHeld()
    const { caller } = await aMember(companyId, {
      permissions: { Applications: 'WriteRead', Participants: 'WriteRead' },
    })
    const both = await Promise.allSettled([undo(company.caller, actId), undo(caller, actId)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(undo(company.caller, actId)).rejects.toMatchObject({ code: 'acts.notUndoable' })
    await release()
    expect(await heard()).toEqual([0, 0])
  })

  test('is either called back or sent when both happen at once', async () => {
    const { company, actId, undo, release, heard } = await aHeld()
    const [undone] = await Promise.allSettled([undo(company.caller, actId), release()])
    await release()
    if (undone.status === 'rejected') expect(undone.reason).toMatchObject({ code: 'acts.notUndoable' })
    const isCalledBack = undone.status === 'fulfilled' && undone.value.changed === 1
    expect(await heard()).toEqual(isCalledBack ? [0, 0] : [1, 1])
  })

  test('is released by the next process if the one releasing it dies', async () => {
    const { company, actId, undo, release, heard } = await aHeld()
    const carried = (leasedUntil: ReturnType<typeof sql>) =>
      database().update(mailings).set({ state: 'sending', leasedUntil }).where(eq(mailings.actId, actId))
    await carried(sql`now() + interval '1 minute'`)
    // A lease is being held, so calling back is refused and the release goes on.
    const undone = await undo(company.caller, actId).catch(() => ({ changed: 0 }))
    expect(undone.changed).toBe(0)
    await carried(sql`now()`)
    await Promise.all([release(), release()])
    expect(await heard()).toEqual([1, 1])
  })

  test('skips candidates who closed the account, and does not fail for one who closes it meanwhile', async () => {
    const { someone, hold, asked } = await begin()
    const [stays, left, leaves] = [await someone(), await someone(), await someone()]
    const { actId } = await hold([stays.appId, left.appId, leaves.appId])
    const close = ({ candidate: { caller, email } }: typeof left) => deleteAccount(caller, { email, pwd: password })
    await close(left)
    await Promise.all([close(leaves), releaseAct(actId ?? '')])
    expect([await asked(stays.appId), await asked(left.appId)]).toEqual([1, 0])
    const [mailing] = await database()
      .select()
      .from(mailings)
      .where(eq(mailings.actId, actId ?? ''))
    expect(mailing?.state).toBe('done')
  })
})
