import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { previewMessage as previewCall } from '#contract/mailings/mailings.ts'
import { database } from '#database/connection.ts'
import { applicationMessages } from '#database/schema/application-messages.ts'
import { applications } from '#database/schema/applications.ts'
import { notifications } from '#database/schema/notifications.ts'
import { describeApplication } from '#domain/applying/applying/following/describe-application.ts'
import { listApplicationHistory } from '#domain/applying/applying/following/list-application-history.ts'
import { changeStatus } from '#domain/award/deciding/change-status.ts'
import { lockApplications } from '#domain/ground/locks/lock-applications.ts'
import { deleteAccount } from '#domain/own-account/account-settings/delete-account.ts'
import { listCompanyMessages } from '#domain/review/conversations/list-company-messages.ts'
import { replyToMessages } from '#domain/review/conversations/reply-to-messages.ts'
import { previewMessage } from '#domain/review/mailings/preview-message.ts'
import { listCompanyHistory } from '#domain/review/review/list-company-history.ts'
import { readCompanyApplication } from '#domain/review/review/read-company-application.ts'
import { newId } from '#platform/ids.ts'
import { handIn, problemOf } from '../../../tests/applying.ts'
import { aCandidate, anApplication, aSubmittedApplication, password } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { anEntryRound, creditsOf, nobody } from '../../../tests/worlds/entry-round.ts'
import { removeEntry } from './remove-entry.ts'
import { takeOverEntry } from './take-over-entry.ts'

const connection = testDatabase()

describe('taking over', () => {
  test('makes it a draft of the candidate, whose profile is hidden from the organization until it is submitted', async () => {
    const { ayse, caller, ids, enter, list, invited, companyId } = await anEntryRound()
    await enter({ candidates: [ayse] })
    const token = await invited(ayse.email)
    const candidate = await aCandidate({ email: ayse.email, name: 'Ayşegül', surname: 'Demir' })
    const { candidateId } = candidate
    const taken = await takeOverEntry(candidate.caller, { candidateId, token })
    expect(await takeOverEntry(candidate.caller, { candidateId, token })).toEqual(taken)
    const own = { candidateId, id: taken.applicationId }
    expect(await describeApplication(candidate.caller, own)).toMatchObject({
      status: 'Draft',
      submittedAt: null,
      receipt: null,
      can: { edit: true, remove: false },
      awaited: [{ kind: 'finish' }],
    })
    expect(await list()).toMatchObject([{ name: 'Ayşe Yılmaz', entry: 'takenOver', status: 'Submitted' }])
    await handIn(candidate, { id: taken.applicationId, formId: ids.formId })
    expect(await list()).toMatchObject([{ name: 'Ayşegül Demir', entry: 'handedIn', status: 'Submitted' }])
    expect(await describeApplication(candidate.caller, own)).toMatchObject({ status: 'Submitted', can: { edit: true } })
    expect(await creditsOf(companyId)).toBe(99)
    const theirs = await listApplicationHistory(candidate.caller, own)
    expect(theirs.items.map(({ event }) => event)).toEqual(['submitted', 'takenOver', 'entered'])
    expect((await readCompanyApplication(caller, { ...ids, appId: taken.applicationId })).entry?.state).toBe('handedIn')
    const [row] = await database().select().from(applications).where(eq(applications.id, taken.applicationId))
    expect(row).toMatchObject({ candidateId })
  })

  test('is refused for another person, or a second time', async () => {
    const { ayse, enter, invited } = await anEntryRound()
    await enter({ candidates: [ayse] })
    const token = await invited(ayse.email)
    const [one, other] = [await aCandidate(), await aCandidate()]
    await takeOverEntry(one.caller, { candidateId: one.candidateId, token })
    const late = takeOverEntry(other.caller, { candidateId: other.candidateId, token })
    expect(await problemOf(late)).toMatchObject({ code: 'entries.over' })
    expect(await problemOf(removeEntry(nobody, { token }))).toMatchObject({ code: 'entries.over' })
    const wrong = takeOverEntry(other.caller, { candidateId: other.candidateId, token: 'wrong' })
    expect(await problemOf(wrong)).toMatchObject({ code: 'accounts.wrongLink' })
  })

  test('twice at once is no error', async () => {
    const { ayse, enter, invited } = await anEntryRound()
    await enter({ candidates: [ayse] })
    const token = await invited(ayse.email)
    const { caller, candidateId } = await aCandidate({ email: ayse.email })
    const take = () => takeOverEntry(caller, { candidateId, token })
    const [one, other] = await Promise.all([take(), take()])
    expect(one).toEqual(other)
  })

  test('does not lose what the candidate submits themselves at the same time', async () => {
    const { ayse, formId, enter, invited } = await anEntryRound()
    const { caller, candidateId } = await aCandidate({ email: ayse.email })
    const draft = await anApplication({ caller, candidateId }, { id: formId })
    await enter({ candidates: [ayse] })
    const token = await invited(ayse.email)
    const isDraft = eq(applications.id, draft.id)
    const { taken } = await database().transaction(async (tx) => {
      await lockApplications(tx, isDraft)
      const taking = takeOverEntry(caller, { candidateId, token })
      await expect.poll(() => waitingForLocks()).toBe(1)
      await tx.update(applications).set({ status: 'Submitted', submittedAt: new Date() }).where(isDraft)
      return { taken: taking }
    })
    expect(await taken).toEqual({ applicationId: draft.id, formId })
    expect(await database().select().from(applications).where(isDraft)).toMatchObject([{ status: 'Submitted' }])
  })

  test('reveals the account in no message before it is submitted', async () => {
    const { ayse, caller, ids, enter, invited } = await anEntryRound()
    await enter({ candidates: [ayse] })
    const candidate = await aCandidate({ email: ayse.email, name: 'Ayşegül', surname: 'Demir' })
    const { candidateId } = candidate
    const token = await invited(ayse.email)
    const { applicationId } = await takeOverEntry(candidate.caller, { candidateId, token })
    const draft = { applicationIds: [applicationId], subject: 'Merhaba', text: '{{name}} {{surname}}' }
    const preview = async () => previewMessage(caller, { ...ids, ...previewCall.body.parse(draft) })
    expect((await preview()).recipient).toMatchObject({ name: 'Ayşe Yılmaz', text: 'Ayşe Yılmaz' })
    await handIn(candidate, { id: applicationId, formId: ids.formId })
    expect((await preview()).recipient).toMatchObject({ name: 'Ayşegül Demir', text: 'Ayşegül Demir' })
  })

  test('reveals the account neither in the history nor in the thread or its news before it is submitted', async () => {
    const { ayse, caller, ids, company, enter, invited } = await anEntryRound()
    await enter({ candidates: [ayse] })
    const candidate = await aCandidate({ email: ayse.email, name: 'Ayşegül', surname: 'Demir' })
    const { candidateId } = candidate
    const token = await invited(ayse.email)
    const { applicationId: id } = await takeOverEntry(candidate.caller, { candidateId, token })
    const said = {
      applicationId: id,
      candidateId,
      companyId: ids.companyId,
      by: 'company',
      text: 'Gelir misin?',
    } as const
    await database()
      .insert(applicationMessages)
      .values({ ...said, id: newId(), accountId: company.accountId, subject: 'Soru' })
    await replyToMessages(candidate.caller, { candidateId, id, text: 'Gelirim.' })
    const read = { ...ids, appId: id }
    const known = async () => ({
      history: (await listCompanyHistory(caller, read)).items
        .filter(({ by }) => by === 'candidate')
        .map(({ who }) => who),
      thread: (await listCompanyMessages(caller, { ...read, pageNumber: 1, pageSize: 10 })).items.find(
        ({ by }) => by === 'candidate',
      )?.from,
    })
    expect(await known()).toEqual({ history: ['Ayşe Yılmaz', 'Ayşe Yılmaz'], thread: 'Ayşe Yılmaz' })
    const news = await database().select().from(notifications).where(eq(notifications.accountId, company.accountId))
    expect(news.map(({ values }) => values)).toMatchObject([{ name: 'Ayşe Yılmaz' }])
    await handIn(candidate, { id, formId: ids.formId })
    expect(await known()).toMatchObject({ thread: 'Ayşegül Demir' })
  })

  test('continues with the candidate’s own draft', async () => {
    const { ayse, formId, enter, invited } = await anEntryRound()
    const candidate = await aCandidate({ email: ayse.email })
    const draft = await anApplication(candidate, { id: formId })
    await enter({ candidates: [ayse] })
    const token = await invited(ayse.email)
    const { candidateId } = candidate
    const { applicationId } = await takeOverEntry(candidate.caller, { candidateId, token })
    expect(applicationId).not.toBe(draft.id)
    const rows = await database().select().from(applications).where(eq(applications.candidateId, candidateId))
    expect(rows.map(({ id }) => id)).toEqual([applicationId])
  })

  test('keeps an application that they submitted themselves, and its credit is returned or opens it', async () => {
    const { ayse, ali, formId, companyId, enter, invited, list } = await anEntryRound()
    const candidate = await aCandidate()
    const own = await aSubmittedApplication(candidate, { id: formId })
    await database().update(applications).set({ sealed: true }).where(eq(applications.id, own.id))
    await enter({ candidates: [ayse, ali] })
    const { candidateId } = candidate
    const take = async (email: string) => takeOverEntry(candidate.caller, { candidateId, token: await invited(email) })
    expect(await take(ayse.email)).toEqual({ applicationId: own.id, formId })
    const [row] = await database().select().from(applications).where(eq(applications.id, own.id))
    expect([row?.sealed, await creditsOf(companyId)]).toEqual([false, 97])
    expect(await take(ali.email)).toEqual({ applicationId: own.id, formId })
    expect(await creditsOf(companyId)).toBe(98)
    expect((await list(['Withdrawn'])).map(({ entry }) => entry)).toEqual(['removed', 'removed'])
  })

  test('does not show a decision', async () => {
    const { ayse, caller, ids, enter, invited } = await anEntryRound()
    await enter({ candidates: [ayse] })
    const candidate = await aCandidate()
    const { candidateId } = candidate
    const token = await invited(ayse.email)
    const { applicationId } = await takeOverEntry(candidate.caller, { candidateId, token })
    const act = { ...ids, applicationIds: [applicationId], dryRun: false }
    await changeStatus(caller, { ...act, status: 'Rejected' })
    expect(await describeApplication(candidate.caller, { candidateId, id: applicationId })).toMatchObject({
      status: 'Draft',
      can: { edit: false },
    })
  })

  test('is undone by closing the account before submitting', async () => {
    const { ayse, enter, invited, list } = await anEntryRound()
    await enter({ candidates: [ayse] })
    const candidate = await aCandidate({ email: ayse.email })
    const { candidateId } = candidate
    await takeOverEntry(candidate.caller, { candidateId, token: await invited(ayse.email) })
    await deleteAccount(candidate.caller, { email: ayse.email, pwd: password })
    expect(await list(['Withdrawn'])).toMatchObject([{ name: 'Bilgileri silinen kişi', entry: 'removed' }])
  })
})

async function waitingForLocks() {
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  return (await connection.pool.query(waiting)).rowCount
}
