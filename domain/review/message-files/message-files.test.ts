import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Caller } from '#contract/caller.ts'
import { sendToMembers } from '#contract/communities/member-messages.ts'
import { jobs } from '#contract/jobs.ts'
import { bringMessageFile as bringCall } from '#contract/mailings/message-files.ts'
import { sendMessageTest as testCall } from '#contract/mailings/message-tests.ts'
import { writeToParticipants as participantCall } from '#contract/participants/participant-messages.ts'
import { database } from '#database/connection.ts'
import { files } from '#database/schema/files.ts'
import { outbox } from '#database/schema/outbox.ts'
import { mailingFiles } from '#database/schema/review/message-files.ts'
import { undoParticipantAct } from '#domain/award/participants/undo-participant-act.ts'
import { writeToParticipants } from '#domain/award/participants/write-to-participants.ts'
import { fileStore } from '#domain/ground/files/store.ts'
import { sweepCompanyFiles } from '#domain/ground/files/sweep-company-files.ts'
import { takeFile } from '#domain/ground/files/take-file.ts'
import { openPrivateFile } from '#domain/operations/private-files/open-private-file.ts'
import { anonymise } from '#domain/privacy/anonymising/anonymise.ts'
import { forgetWords } from '#domain/privacy/anonymising/forget-words.ts'
import { listApplicationMessages } from '#domain/review/conversations/list-application-messages.ts'
import { listCompanyMessages } from '#domain/review/conversations/list-company-messages.ts'
import { callBackMailing } from '#domain/review/mailings/change-mailing.ts'
import { listMailings } from '#domain/review/mailings/list-mailings.ts'
import { sendMessageTest } from '#domain/review/mailings/send-message-test.ts'
import { newId } from '#platform/ids.ts'
import { aCompany, aPublishedForm, bearer } from '../../../tests/builders.ts'
import { uploaded } from '../../../tests/files/uploaded.ts'
import { aPdf } from '../../../tests/made-files.ts'
import { aParticipant } from '../../../tests/participants.ts'
import { testApi } from '../../../tests/server.ts'
import { greeting, mailingIds, mailingWorld } from '../../../tests/worlds/mailing-world.ts'
import { bringMessageFile, bringParticipantMessageFile } from './bring-message-file.ts'

const { connection, company, mail, aFormWith, release } = mailingWorld()
const startApi = testApi()

type Ids = Awaited<ReturnType<typeof aFormWith>>['ids']

async function brought(ids: Ids, fileName = 'burs takvimi.pdf', by: Caller = company.caller) {
  const file = (await aPdf(newId())).toString('base64')
  return (await bringMessageFile(by, { ...ids, ...bringCall.body.parse({ file, fileName }) })).file.fileId
}

const openedBy = async (address: string) => {
  const { searchParams } = new URL(address, 'https://kopru.example')
  return openPrivateFile({ language: 'tr' } as Caller, { token: searchParams.get('token') ?? '' })
}

type Somebody = Awaited<ReturnType<typeof aFormWith>>['candidates'][number]
const threadOf = async ({ caller, candidateId, application }: Somebody) =>
  (await listApplicationMessages(caller, { candidateId, id: application.id })).items
const deskThread = async (ids: Ids, { application }: Somebody) =>
  (await listCompanyMessages(company.caller, { ...ids, appId: application.id, pageNumber: 1, pageSize: 100 })).items
const isKept = (id: string) => database().$count(files, eq(files.id, id))

test('one file goes to all recipients, stored once: in the thread of each, and in the e-mail by name', async () => {
  const { ids, candidates, write } = await aFormWith(2)
  const [first, second] = candidates as [Somebody, Somebody]
  const fileIds = [await brought(ids), await brought(ids, '../../etc/koşullar.pdf')]
  const answer = await write({ fileIds })
  expect((await deskThread(ids, first))[0]).toMatchObject({ isHeld: true, files: [{ fileId: fileIds[0] }, {}] })
  expect(await threadOf(first)).toEqual([])
  await release(answer.mailingId)

  const [message] = await threadOf(first)
  expect(message?.files.map(({ fileId, name, type }) => [fileId, name, type])).toEqual([
    [fileIds[0], 'burs takvimi.pdf', 'application/pdf'],
    [fileIds[1], expect.stringMatching(/^[^/]*koşullar\.pdf$/), 'application/pdf'],
  ])
  const [file] = message?.files ?? []
  expect(await openedBy(file?.link.address ?? '')).toMatchObject({ name: 'burs takvimi.pdf', size: file?.size })
  const [atDesk] = await deskThread(ids, second)
  expect(await openedBy(atDesk?.files[1]?.link.address ?? '')).toMatchObject({ type: 'application/pdf' })
  expect((await threadOf(second))[0]?.files.map(({ fileId }) => fileId)).toEqual(fileIds)
  expect(await database().$count(files, eq(files.companyId, ids.companyId))).toBeGreaterThanOrEqual(2)
  expect(await database().$count(mailingFiles, eq(mailingFiles.mailingId, answer.mailingId ?? ''))).toBe(2)

  expect(mail.received).toHaveLength(2)
  for (const { text, attachments } of mail.received) {
    expect(text).toContain('Bu mesajda 2 dosya var.')
    expect(text).toMatch(/- burs takvimi\.pdf\n- [^/\n]*koşullar\.pdf\n/)
    expect(attachments).toEqual([])
  }
  const listed = await listMailings(company.caller, { ...ids, pageNumber: 1, pageSize: 10 })
  expect(listed.items[0]?.files.map(({ name }) => name)[0]).toBe('burs takvimi.pdf')
})

test('a link opens a file only while its own message stands', async () => {
  const { ids, candidates, write } = await aFormWith(2)
  const [first, second] = candidates as [Somebody, Somebody]
  const mine = await write({ applicationIds: [first.application.id], fileIds: [await brought(ids)] })
  await release(mine.mailingId)
  await release((await write({ applicationIds: [second.application.id] })).mailingId)
  expect((await threadOf(second))[0]?.files).toEqual([])
  const [message] = await threadOf(first)
  const address = message?.files[0]?.link.address ?? ''
  await connection.pool.query('delete from application_messages where id = $1', [message?.id])
  await expect(openedBy(address)).rejects.toMatchObject({ code: 'files.notFound' })

  // The last message that had it is gone: the daily sweep takes the file.
  const fileId = message?.files[0]?.fileId ?? ''
  await sweepCompanyFiles()
  expect(await isKept(fileId)).toBe(1)
  await database()
    .update(files)
    .set({ createdAt: new Date('2026-01-01') })
    .where(eq(files.id, fileId))
  await sweepCompanyFiles()
  expect(await isKept(fileId)).toBe(0)
})

test('called back, its files go at once, unless another message has them', async () => {
  const { ids, write } = await aFormWith(1)
  const [shared, own] = [await brought(ids), await brought(ids)]
  const sent = await write({ fileIds: [shared] })
  await release(sent.mailingId)
  const held = await write({ fileIds: [own, shared] })
  const [row] = await database().select().from(files).where(eq(files.id, own))
  await callBackMailing(company.caller, mailingIds(ids, held))
  expect([await isKept(shared), await isKept(own)]).toEqual([1, 0])
  const { rows } = await connection.pool.query<{ data: { keys: string[] } }>(
    'select data from pgboss.job where name = $1',
    [jobs.removeFiles.name],
  )
  expect(rows.flatMap(({ data }) => data.keys)).toContain(row?.key)
  expect(await fileStore().exists('private', row?.key ?? '')).toBe(true)
  await expect(write({ fileIds: [own] })).rejects.toMatchObject({ code: 'mailings.fileNotFound' })
})

test('what was not brought for a message of the organization cannot be named', async () => {
  const [{ ids, write }, stranger] = [await aFormWith(1), await aCompany()]
  const theirs = await aPublishedForm(stranger)
  const foreign = await brought({ companyId: stranger.companyId, formId: theirs.id }, 'x.pdf', stranger.caller)
  const file = (await aPdf(newId())).toString('base64')
  const elsewhere = await takeFile(
    { companyId: ids.companyId, accountId: company.accountId },
    { file, fileName: 'dekont.pdf' },
    { accept: ['application/pdf'] },
  )
  const own = await brought(ids)
  for (const fileId of [foreign, elsewhere.id, newId()]) {
    const refused = { code: 'mailings.fileNotFound', errors: [{ field: 'fileIds.1' }] }
    await expect(write({ fileIds: [own, fileId] })).rejects.toMatchObject(refused)
    await expect(write({ fileIds: [own, fileId], dryRun: true })).rejects.toMatchObject(refused)
    await expect(
      sendMessageTest(company.caller, {
        companyId: ids.companyId,
        ...testCall.body.parse({ texts: { tr: { subject: 'a', text: 'b' } }, fileIds: [own, fileId] }),
      }),
    ).rejects.toMatchObject(refused)
  }
  const foreignForm = { companyId: ids.companyId, formId: theirs.id }
  await expect(brought(foreignForm)).rejects.toMatchObject({ code: 'forms.notFound' })
})

test('at most three files and ten megabytes together', async () => {
  const { ids, write } = await aFormWith(1)
  const fileIds = [await brought(ids), await brought(ids), await brought(ids)]
  await expect(async () => write({ fileIds: [...fileIds, newId()] })).rejects.toThrow('fields.tooManyFiles')
  await expect(async () =>
    write({ fileIds: [newId(), ...fileIds.slice(0, 1), ...fileIds.slice(0, 1)] }),
  ).rejects.toThrow('fields.fileTwice')
  const sizes = async (...bytes: number[]) => {
    for (const [at, size] of bytes.entries())
      await database()
        .update(files)
        .set({ size })
        .where(eq(files.id, fileIds[at] ?? ''))
  }
  await sizes(4_000_000, 4_000_000, 2_000_001)
  await expect(write({ fileIds })).rejects.toMatchObject({
    code: 'mailings.filesTooLarge',
    errors: [{ field: 'fileIds' }],
  })
  await sizes(4_000_000, 4_000_000, 2_000_000)
  expect(await write({ fileIds })).toMatchObject({ changed: 1 })
})

test('what is no document or picture is refused, and the same upload is the same file', async () => {
  const { ids } = await aFormWith(0)
  const bring = (body: object) => bringMessageFile(company.caller, { ...ids, ...bringCall.body.parse(body) })
  const script = Buffer.from('<script>alert(1)</script>').toString('base64')
  await expect(bring({ file: script, fileName: 'a.pdf' })).rejects.toMatchObject({ code: 'files.wrongType' })
  const uploadId = await uploaded(company.accountId, await aPdf(newId()))
  const [one, again] = await Promise.all([bring({ uploadId }), bring({ uploadId })])
  expect(again.file.fileId).toBe(one.file.fileId)
})

test('sent twice with one key it is one message with its files', async () => {
  const { ids, applicationIds } = await aFormWith(1)
  const fileIds = [await brought(ids)]
  const { app } = await startApi()
  const headers = { ...(await bearer(company)), 'idempotency-key': newId() }
  const ask = () =>
    app.inject({
      method: 'POST',
      url: `/api/companies/${ids.companyId}/forms/${ids.formId}/applications/messages`,
      headers,
      payload: { applicationIds, ...greeting, fileIds },
    })
  const [first, second] = [await ask(), await ask()]
  expect([first.statusCode, second.statusCode]).toEqual([200, 200])
  expect(second.json()).toEqual(first.json())
  expect(await database().$count(mailingFiles, eq(mailingFiles.fileId, fileIds[0] ?? ''))).toBe(1)
})

test('anonymised, nothing of the message is left: its files go when the last recipient does', async () => {
  const { ids, candidates, write } = await aFormWith(2)
  const [first, second] = candidates as [Somebody, Somebody]
  const fileId = await brought(ids)
  await release((await write({ fileIds: [fileId] })).mailingId)
  const address = (await threadOf(first))[0]?.files[0]?.link.address ?? ''
  const forget = ({ application }: Somebody) =>
    database().transaction(async (tx) => {
      await anonymise(tx, [application.id])
      await forgetWords(tx, [ids.formId])
    })
  await forget(first)
  await expect(openedBy(address)).rejects.toMatchObject({ code: 'files.notFound' })
  expect((await deskThread(ids, first)).map((message) => message.files)).toEqual([[]])
  expect((await threadOf(second))[0]?.files).toHaveLength(1)
  await forget(second)
  expect(await isKept(fileId)).toBe(0)
})

test('a test to oneself names them', async () => {
  const { ids } = await aFormWith(0)
  const fileIds = [await brought(ids), await brought(ids, 'koşullar.pdf')]
  const body = { texts: { tr: { subject: 'Deneme', text: 'Merhaba' } }, ofFormId: ids.formId, fileIds }
  const { email } = await sendMessageTest(company.caller, { companyId: ids.companyId, ...testCall.body.parse(body) })
  const [sent] = await database()
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, email))
    .orderBy(sql`id desc`)
    .limit(1)
  expect(sent?.text).toContain('Bu mesajda 2 dosya var.')
  expect(sent?.text).toContain('- burs takvimi.pdf\n- koşullar.pdf')
})

test('participants of two forms get one stored file, which goes when the last of their mailings is called back', async () => {
  const own = await aCompany()
  const { companyId } = own
  const forms = [await aPublishedForm(own), await aPublishedForm(own)]
  const people = await Promise.all(forms.map(({ id }) => aParticipant({ id, companyId })))
  const file = (await aPdf(newId())).toString('base64')
  const { fileId } = (await bringParticipantMessageFile(own.caller, { companyId, file, fileName: 'plan.pdf' })).file
  const participantIds = people.map(({ participantId }) => participantId)
  const body = participantCall.body.parse({ participantIds, ...greeting, fileIds: [fileId] })
  const { actId } = await writeToParticipants(own.caller, { companyId, ...body })
  expect(await database().$count(mailingFiles, eq(mailingFiles.fileId, fileId))).toBe(2)
  expect(await database().$count(files, eq(files.companyId, companyId))).toBe(1)
  await undoParticipantAct(own.caller, { companyId, actId: actId ?? '' })
  expect(await isKept(fileId)).toBe(0)
})

test('members of a community are sent no files', () => {
  const body = { candidateIds: [newId()], subject: 'a', text: 'b', fileIds: [newId()] }
  expect(() => sendToMembers.body.parse(body)).toThrow('fileIds')
})
