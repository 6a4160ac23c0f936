import { eq, getTableName, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { publishResults as publishCall } from '#contract/results/publishing.ts'
import { addDocuments as addCall } from '#contract/review/added-documents.ts'
import { addNotes as noteCall } from '#contract/review/notes.ts'
import { database } from '#database/connection.ts'
import { entries } from '#database/schema/entries.ts'
import { notificationPreferences } from '#database/schema/notifications.ts'
import { outbox } from '#database/schema/outbox.ts'
import { participants } from '#database/schema/participants/participants.ts'
import { payments } from '#database/schema/payments/payments.ts'
import { written } from '#domain/applying/applications/erase-entered.ts'
import { receiptNumber } from '#domain/applying/applications/receipt-number.ts'
import { changeStatus } from '#domain/award/deciding/change-status.ts'
import { makeRun } from '#domain/award/payments/runs/make-run.ts'
import { publishResults } from '#domain/award/results/publish-results.ts'
import { formOf } from '#domain/forms/forms/own-form.ts'
import { notifyNews } from '#domain/ground/notifications/notify-news.ts'
import { deleteAccount } from '#domain/own-account/account-settings/delete-account.ts'
import { sendOwnVerification } from '#domain/own-account/account-settings/send-own-verification.ts'
import { addDocuments } from '#domain/review/added-documents/add-documents.ts'
import { listAddedDocuments } from '#domain/review/added-documents/list-added-documents.ts'
import { findNames } from '#domain/review/application-search/find-names.ts'
import { addNotes } from '#domain/review/notes/add-notes.ts'
import { listCompanyHistory } from '#domain/review/review/list-company-history.ts'
import { readCompanyApplication } from '#domain/review/review/read-company-application.ts'
import { snapshotOf } from '../../../tests/applying.ts'
import { aCandidate, aMember, password } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aPdf } from '../../../tests/made-files.ts'
import { aBankAccount, aPayment } from '../../../tests/taking-part.ts'
import { anEntryRound, nobody } from '../../../tests/worlds/entry-round.ts'
import { letter } from '../../../tests/worlds/result-world.ts'
import { readEntryInvitation } from './read-entry-invitation.ts'
import { removeEntry } from './remove-entry.ts'
import { sweepEntries } from './sweep-entries.ts'
import { takeOverEntry } from './take-over-entry.ts'

const connection = testDatabase()

/** Tables that keep the rows of a removed application: they have no personal data, or their columns are emptied. */
const kept = [
  ...['application_history', 'application_snapshots', 'entries', 'deliveries', 'assignments', 'seen_applications'],
  // Working copies are deleted with the account that took the entry over; of an invitation the wish is emptied.
  ...['application_answers', 'application_documents', 'interview_invitations'],
  // Decisions and payments stay in the books; of a participant the name and the address are emptied.
  ...['participants', 'payments'],
]

test('every table that refers to an application is listed as erased or kept', async () => {
  const { rows } = await connection.pool.query<{ table: string }>(
    `select conrelid::regclass::text as table from pg_constraint
     where contype = 'f' and confrelid = 'applications'::regclass`,
  )
  expect(rows.map(({ table }) => table).sort()).toEqual([...written.map(getTableName), ...kept].sort())
})

test('“remove me” deletes the person’s data, and they cannot be entered again', async () => {
  const { ayse, caller, ids, enter, list, invited } = await anEntryRound()
  await enter({ candidates: [ayse] })
  const [row] = await list()
  const appId = row?.id ?? ''
  const token = await invited(ayse.email)
  expect([await removeEntry(nobody, { token }), await removeEntry(nobody, { token })]).toEqual([null, null])
  expect(await list(['Withdrawn'])).toMatchObject([
    { name: 'Bilgileri silinen kişi', entry: 'removed', status: 'Withdrawn' },
  ])
  const one = await readCompanyApplication(caller, { ...ids, appId })
  expect(one).toMatchObject({ entry: { state: 'removed', removedBecause: 'person' } })
  const stored = await snapshotOf(appId)
  for (const word of [ayse.email, ayse.surname]) expect(JSON.stringify([one, stored])).not.toContain(word)
  const { items } = await listCompanyHistory(caller, { ...ids, appId })
  expect(items[0]).toMatchObject({ event: 'entryRemoved', by: 'system' })
  expect(await readEntryInvitation(nobody, { token })).toMatchObject({ state: 'removed', entered: null })
  expect(await enter({ candidates: [ayse] })).toMatchObject({
    changed: 0,
    refused: [{ reason: 'unwanted', count: 1 }],
  })
  const other = await anEntryRound()
  expect(await other.enter({ candidates: [ayse] })).toMatchObject({ changed: 1 })
})

test('“remove me” deletes the name from every table, including colleagues’ news and the outbox', async () => {
  const { ayse, caller, ids, companyId, enter, list, invited } = await anEntryRound()
  const person = { ...ayse, surname: 'Yılmaz-Tekinalpoğlu' }
  await enter({ candidates: [person] })
  const appId = (await list())[0]?.id ?? ''
  const gsm = `+90532${Date.now() % 10_000_000}`
  const colleague = await aMember(
    companyId,
    { permissions: { Applications: 'WriteRead' } },
    { gsm, gsmVerifiedAt: new Date() },
  )
  await database()
    .insert(notificationPreferences)
    .values({ accountId: colleague.accountId, kind: 'messages', inApp: true, email: true, sms: true })
  const text = `${person.surname} aradı, <@${colleague.accountId}> baksın.`
  const body = noteCall.body.parse({ applicationIds: [appId], text })
  await addNotes(caller, { ...ids, ...body })
  await notifyNews()
  const token = await invited(person.email)
  const words = [person.surname, person.email, 'yilmaz-tekinalpoglu']
  const named = async () => (await Promise.all(words.map(tablesWith))).flat().sort()
  expect(await named()).toEqual(
    expect.arrayContaining(['application_names', 'notes', 'notifications', 'outbox', 'outbox']),
  )
  expect(await database().$count(outbox, inArray(outbox.recipient, [colleague.email, gsm]))).toBe(2)
  await removeEntry(nobody, { token })
  expect(await named()).toEqual([])
})

/** The tables in which a word occurs in any row. */
async function tablesWith(word: string): Promise<string[]> {
  const { rows: tables } = await connection.pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const { rowCount } = await connection.pool.query(
        `select from "${name}" as one where strpos(one::text, $1) > 0 limit 1`,
        [word],
      )
      return rowCount === 0 ? [] : [name]
    }),
  )
  return found.flat()
}

test('after closing an account with the same address, an entry never taken over can still be removed', async () => {
  const { ayse, enter, list, invited } = await anEntryRound()
  await enter({ candidates: [ayse] })
  const token = await invited(ayse.email)
  const candidate = await aCandidate({ email: ayse.email })
  await sendOwnVerification(candidate.caller, { channel: 'email' })
  await deleteAccount(candidate.caller, { email: ayse.email, pwd: password })
  const [row] = await list()
  const left = await database().select().from(outbox).where(eq(outbox.recipient, ayse.email))
  expect(left.map(({ id }) => id)).toEqual([row?.id])
  await removeEntry(nobody, { token })
  expect(await readEntryInvitation(nobody, { token })).toMatchObject({ state: 'removed' })
})

test('closing the account of a participant who took an entry over cancels their payments, and no others', async () => {
  const { ayse, caller, ids, formId, companyId, company, enter, list, invited } = await anEntryRound()
  await enter({ candidates: [ayse] })
  const appId = (await list())[0]?.id ?? ''
  const candidate = await aCandidate({ email: ayse.email })
  await takeOverEntry(candidate.caller, { candidateId: candidate.candidateId, token: await invited(ayse.email) })
  const target = { ...ids, applicationIds: [appId], dryRun: false }
  await changeStatus(caller, { ...target, status: 'Approved' })
  const group = { decision: 'Approved', texts: letter, expected: 1 } as const
  await publishResults(caller, { ...ids, ...publishCall.body.parse({ groups: [group] }) })
  const [taking] = await database().select().from(participants).where(eq(participants.applicationId, appId))
  const one = { appId, formId, companyId, participantId: taking?.id ?? '' }
  await aBankAccount({ ...one, candidate })
  const paymentId = await aPayment(one, company.accountId)
  await deleteAccount(candidate.caller, { email: ayse.email, pwd: password })
  expect(await database().select().from(payments).where(eq(payments.id, paymentId))).toMatchObject([
    { status: 'Cancelled', cancelCause: 'Left' },
  ])
  expect(await database().select().from(participants).where(eq(participants.id, one.participantId))).toMatchObject([
    { status: 'Left', name: '' },
  ])
  const run = { companyId, month: '2026-11', currency: 'TRY', templateId: 'excel', payOn: '2026-11-16' } as const
  await expect(makeRun(caller, { ...run, except: [], expected: { count: 0, minor: 0 } })).rejects.toMatchObject({
    code: 'payments.nothingDue',
  })
})

test('a removed person is found by the receipt number, with the list’s placeholder', async () => {
  const { ayse, ids, caller, enter, list, invited } = await anEntryRound()
  await enter({ candidates: [ayse] })
  const [row] = await list()
  await removeEntry(nobody, { token: await invited(ayse.email) })
  const number = receiptNumber((await formOf(database(), ids)).number, row?.id ?? '')
  const { items } = await findNames(caller, { ...ids, type: 'number', search: number })
  expect(items).toMatchObject([{ id: row?.id, name: 'Bilgileri silinen kişi', email: '' }])
})

test('“remove me” also removes the files that the organization added to the application', async () => {
  const { ayse, caller, ids, enter, list, invited } = await anEntryRound()
  await enter({ candidates: [ayse] })
  const appId = (await list())[0]?.id ?? ''
  const file = (await aPdf(appId)).toString('base64')
  const body = addCall.body.parse({ applicationIds: [appId], file, fileName: 'Ayşe Yılmaz kimlik.pdf' })
  await addDocuments(caller, { ...ids, ...body })
  await removeEntry(nobody, { token: await invited(ayse.email) })
  expect(await listAddedDocuments(caller, { ...ids, appId })).toEqual({ items: [] })
})

test('“remove me” also works when the entry has expired and is not removed yet', async () => {
  const { ayse, enter, invited, companyId } = await anEntryRound()
  await enter({ candidates: [ayse] })
  const token = await invited(ayse.email)
  const isTheirs = eq(entries.companyId, companyId)
  await database()
    .update(entries)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(isTheirs)
  await removeEntry(nobody, { token })
  expect(await database().select().from(entries).where(isTheirs)).toMatchObject([{ removedBecause: 'person' }])
  expect(await enter({ candidates: [ayse] })).toMatchObject({ refused: [{ reason: 'unwanted', count: 1 }] })
})

test('an entry that was not taken over in time is removed', async () => {
  const { ayse, ali, enter, list, invited } = await anEntryRound()
  await enter({ candidates: [ayse, ali] })
  const token = await invited(ayse.email)
  const candidate = await aCandidate()
  await takeOverEntry(candidate.caller, { candidateId: candidate.candidateId, token })
  await sweepEntries()
  expect((await list()).map(({ entry }) => entry)).toEqual(['waiting', 'takenOver'])
  await database()
    .update(entries)
    .set({ expiresAt: new Date(Date.now() - 1000) })
  await sweepEntries()
  await sweepEntries()
  expect((await list()).map(({ entry }) => entry)).toEqual(['takenOver'])
  expect(await list(['Withdrawn'])).toMatchObject([{ entry: 'removed', name: 'Bilgileri silinen kişi' }])
})
