import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Export } from '#contract/exports/exports.ts'
import { database } from '#database/connection.ts'
import { madeExports } from '#database/schema/exports/made-exports.ts'
import { notifications } from '#database/schema/notifications.ts'
import { fileStore, setFileStore } from '#domain/ground/files/store.ts'
import { suspendCompany } from '#domain/operations/operations/suspend-company.ts'
import { newId } from '#platform/ids.ts'
import { aCandidate, aCompany, aMember, aPublishedForm, bearer } from '../../../../tests/builders.ts'
import { testDatabase } from '../../../../tests/database.ts'
import { readWorkbook } from '../../../../tests/files/read-workbook.ts'
import { removeWhatIsLeft } from '../../../../tests/files/remove-what-is-left.ts'
import { manyApplications } from '../../../../tests/many-applications.ts'
import { exportRound, income } from '../../../../tests/worlds/export-round.ts'
import { sweepExports } from '../sweep-exports.ts'
import { makeExport } from './make-export.ts'
import { makeNext } from './make-next.ts'
import { resumeExports } from './resume-exports.ts'
import { takeNext } from './take-next.ts'

const connection = testDatabase()
const { app, ask, excel, company, row } = exportRound()

describe('a large list', () => {
  let formId: string
  const count = 2500

  beforeAll(async () => {
    ;({ id: formId } = await aPublishedForm(company(), { content: { questions: [income] } }))
    await manyApplications(connection.pool, { id: formId, companyId: company().companyId }, count, newId())
  })

  const everything = async (who = company()) => {
    await database().delete(notifications)
    const answer = await excel(formId, { columns: ['status', 'submitted'], pageNumber: 2, pageSize: 50 }, who)
    expect(answer.statusCode).toBe(202)
    return answer.json() as Export
  }

  test('is made by the worker as one file with one notification, and downloaded by a link', async () => {
    const made = await everything()
    expect(made).toMatchObject({ state: 'waiting', done: 0, can: { cancel: true, download: false } })
    expect((await ask('POST', `/exports/${made.id}/file`)).json().code).toBe('exports.notReady')
    await makeNext()
    await makeNext()
    const ready = (await ask('GET', `/exports/${made.id}`)).json() as Export
    expect(ready).toMatchObject({ state: 'ready', done: made.total, total: made.total, downloads: 0 })
    const { address } = (await ask('POST', `/exports/${made.id}/file`)).json()
    const file = await app().inject({ url: address })
    expect(Number(file.headers['content-length'])).toBe(ready.size)
    const rows = await readWorkbook(file.rawPayload)
    expect(rows).toHaveLength(made.total + 1)
    expect(new Set(rows.map(([name]) => name)).size).toBe(made.total + 1)
    expect(await newsOf(made)).toEqual(['exportReady'])
    // Stored files are encrypted, so the file store alone reveals nothing.
    const { fileKey } = (await row(made.id)) ?? {}
    const stored = await fileStore().get('private', fileKey ?? '')
    expect((await buffer(stored?.stream ?? Readable.from([]))).includes('xl/worksheets/sheet1.xml')).toBe(false)
  })

  test('is made again after its process died: one file, one notification', async () => {
    const made = await everything()
    const taken = await takeNext()
    expect(taken?.id).toBe(made.id)
    await fileStore().put('private', taken?.fileKey ?? '', Buffer.from('half a file'))
    await makeNext()
    expect((await row(made.id))?.state).toBe('making')
    await database().update(madeExports).set({ leasedUntil: sql`now()` }).where(eq(madeExports.id, made.id))
    await resumeExports()
    await makeNext()
    const ended = await row(made.id)
    expect([ended?.state, ended?.attempts]).toEqual(['ready', 2])
    expect(await fileStore().exists('private', taken?.fileKey ?? '')).toBe(false)
    // The worker with the expired lease continues: its file is deleted.
    if (taken) await makeExport(taken, true)
    expect((await row(made.id))?.fileKey).toBe(ended?.fileKey)
    expect(await newsOf(made)).toEqual(['exportReady'])
    // Or it writes its file and dies before it can delete it.
    await fileStore().put('private', taken?.fileKey ?? '', Buffer.from('a whole file'))
    await removeWhatIsLeft('later')
    expect(await fileStore().exists('private', taken?.fileKey ?? '')).toBe(false)
    expect(await fileStore().exists('private', ended?.fileKey ?? '')).toBe(true)
  })

  test('can be cancelled before and while it is made', async () => {
    const waiting = await everything()
    expect((await ask('POST', `/exports/${waiting.id}/cancel`)).json().state).toBe('cancelled')
    await makeNext()
    expect((await row(waiting.id))?.state).toBe('cancelled')
    const begun = await everything()
    const taken = await takeNext()
    expect((await ask('POST', `/exports/${begun.id}/cancel`)).statusCode).toBe(200)
    if (taken) await makeExport(taken, true)
    expect([(await row(begun.id))?.state, await newsOf(begun)]).toEqual(['cancelled', []])
    expect(await fileStore().exists('private', taken?.fileKey ?? '')).toBe(false)
    expect((await ask('POST', `/exports/${begun.id}/cancel`)).json().code).toBe('exports.over')
    await sweepExports()
    expect((await row(begun.id))?.fileKey).toBeNull()
    // The worker may finish writing only now, and die.
    await fileStore().put('private', taken?.fileKey ?? '', Buffer.from('a whole file'))
    await removeWhatIsLeft('later')
    expect(await fileStore().exists('private', taken?.fileKey ?? '')).toBe(false)
  })

  test('cancelled before it is made, forgets typed texts and chosen ids', async () => {
    for (const body of [{ search: 'aday' }, { except: [newId()] }]) {
      const { id } = (await excel(formId, { ...body, columns: ['status'], answer: 'row' })).json() as Export
      await database().update(madeExports).set(notBegun).where(eq(madeExports.id, id))
      const cancelled = (await ask('POST', `/exports/${id}/cancel`)).json()
      expect(cancelled).toMatchObject({ state: 'cancelled', filters: [] })
      const { asked } = (await row(id)) ?? {}
      expect(asked?.columns).toEqual(['status'])
      expect(JSON.stringify(asked)).not.toMatch(/aday|except/)
    }
  })

  test('organizations take turns', async () => {
    const mine = [await everything(), await everything(), await everything()]
    const others = await aCompany()
    const theirs = await aPublishedForm(others)
    const answer = await app().inject({
      method: 'POST',
      url: `/api/companies/${others.companyId}/forms/${theirs.id}/applications/excel`,
      headers: bearer(others.caller.person),
      payload: { answer: 'row' },
    })
    const small = answer.json() as Export
    await database().update(madeExports).set(notBegun).where(eq(madeExports.id, small.id))
    await makeNext()
    expect([(await row(mine[0]?.id ?? ''))?.state, (await row(small.id))?.state]).toContain('ready')
    await makeNext()
    expect((await row(small.id))?.state).toBe('ready')
    for (const { id } of mine) await ask('POST', `/exports/${id}/cancel`)
  })

  test('is not made for an account that may no longer read', async () => {
    const reader = await aMember(company().companyId, { permissions: { Applications: 'ReadOnly' } })
    const made = await everything(reader)
    await database().execute(sql`update company_members set permissions = '{}' where account_id = ${reader.accountId}`)
    await makeNext()
    expect((await row(made.id))?.state).toBe('failed')
  })

  test.each([
    ['loses the right', sql`update company_members set permissions = '{"Communities": "FullAccess"}'`],
    ['leaves', sql`delete from company_members`],
  ])('leaves no file if its owner %s while it is made', async (_, taking) => {
    const reader = await aMember(company().companyId, { permissions: { Applications: 'ReadOnly' } })
    const made = await everything(reader)
    const taken = await takeNext()
    if (!taken) throw new Error('There is an export to make')
    const store = fileStore()
    onTestFinished(() => setFileStore(store))
    setFileStore({
      ...store,
      // All of the file is written, but the export is not marked as ready yet.
      async put(...file) {
        const stored = await store.put(...file)
        await database().execute(sql`${taking} where account_id = ${reader.accountId}`)
        return stored
      },
    })
    await makeExport(taken, true)
    expect((await row(made.id))?.state).toBe('failed')
    expect(await newsOf(made)).not.toContain('exportReady')
    expect(await store.exists('private', taken.fileKey ?? '')).toBe(false)
    expect((await ask('POST', `/exports/${made.id}/file`)).json().code).toBe('exports.notReady')
  })

  test('is made and downloaded even while its organization is suspended', async () => {
    const runs = (await aCandidate({ operator: true })).caller
    const suspended = (is: boolean) =>
      suspendCompany(runs, { id: company().companyId, suspended: is, reason: 'Kimliği doğrulanamadı.' })
    const made = await everything()
    await suspended(true)
    onTestFinished(async () => void (await suspended(false)))
    await makeNext()
    expect((await row(made.id))?.state).toBe('ready')
    expect((await ask('POST', `/exports/${made.id}/file`)).statusCode).toBe(200)
    const another = await excel(formId, {})
    expect(another.statusCode).toBe(202)
    expect((await ask('POST', `/exports/${another.json().id}/cancel`)).statusCode).toBe(200)
  })

  test('is deleted after seven days, while its row stays', async () => {
    const made = await everything()
    await makeNext()
    await database().update(madeExports).set({ expiresAt: sql`now()` }).where(eq(madeExports.id, made.id))
    const { fileKey } = (await row(made.id)) ?? {}
    expect((await ask('POST', `/exports/${made.id}/file`)).json().code).toBe('exports.gone')
    expect((await ask('GET', `/exports/${made.id}`)).json()).toMatchObject({
      state: 'expired',
      can: { download: false },
    })
    await sweepExports()
    expect(await fileStore().exists('private', fileKey ?? '')).toBe(false)
    expect((await ask('POST', `/exports/${made.id}/file`)).json().code).toBe('exports.gone')
    expect((await ask('GET', `/exports/${made.id}`)).json().state).toBe('expired')
  })

  test('an account has at most ten unfinished exports', async () => {
    const eager = await aMember(company().companyId, { permissions: { Applications: 'ReadOnly' } })
    const answers = await Promise.all(Array.from({ length: 20 }, () => excel(formId, {}, eager)))
    expect(answers.filter(({ statusCode }) => statusCode === 202)).toHaveLength(10)
    expect((await excel(formId, {}, eager)).json().code).toBe('exports.tooMany')
    await database().delete(madeExports).where(eq(madeExports.accountId, eager.accountId))
  })
})

const notBegun = { state: 'waiting', fileKey: null, size: null, endedAt: null, expiresAt: null } as const

const newsOf = async ({ fileName }: Export) =>
  (await database().select().from(notifications).where(sql`${notifications.values} ->> 'title' = ${fileName}`)).map(
    ({ event }) => event,
  )
