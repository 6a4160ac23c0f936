import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Server } from '#api/server.ts'
import type { Asked } from '#contract/call.ts'
import type { Export } from '#contract/exports/exports.ts'
import type { exportApplications } from '#contract/exports/make-exports.ts'
import { database } from '#database/connection.ts'
import { sessions } from '#database/schema/accounts.ts'
import { applicationHistory } from '#database/schema/application-history.ts'
import { madeExports } from '#database/schema/exports/made-exports.ts'
import { notifications } from '#database/schema/notifications.ts'
import { notes } from '#database/schema/review/notes.ts'
import { fileStore } from '#domain/files/store.ts'
import { newId } from '#platform/ids.ts'
import { sealJson } from '#platform/sealed-json.ts'
import { aCompany, aMember, aPublishedForm, bearer } from '../../tests/builders.ts'
import { testDatabase } from '../../tests/database.ts'
import { aQuestion } from '../../tests/form-parts.ts'
import { aHandedIn } from '../../tests/handed-in.ts'
import { manyApplications } from '../../tests/many-applications.ts'
import { aParticipant } from '../../tests/participants.ts'
import { readWorkbook } from '../../tests/read-workbook.ts'
import { testApi } from '../../tests/server.ts'
import { makeNext } from './making/make-next.ts'
import { resumeExports } from './making/resume-exports.ts'
import { sweepExports } from './sweep-exports.ts'

const connection = testDatabase()
const startApi = testApi()
let app: Server
let company: Awaited<ReturnType<typeof aCompany>>
const income = aQuestion('number', { label: 'Aylık gelir (TL)' })
const moved = aQuestion('date', { label: 'Taşınma günü' })

beforeAll(async () => {
  ;({ app } = await startApi())
  company = await aCompany()
})

type Body = Partial<Omit<Asked<typeof exportApplications>, 'companyId' | 'formId'>>

async function ask(method: 'GET' | 'POST', path: string, body?: object, who = company, headers: object = {}) {
  return app.inject({
    method,
    url: `/api/companies/${company.companyId}${path}`,
    headers: { ...bearer(who.caller.person), ...headers },
    ...(body ? { payload: body } : {}),
  })
}

async function aFormWith(details: readonly Parameters<typeof aHandedIn>[1][] = [{}]) {
  const { id: formId } = await aPublishedForm(company, { content: { questions: [income, moved] } })
  const made = []
  for (const one of details) made.push(await aHandedIn({ id: formId, companyId: company.companyId }, one))
  return { formId, ids: made.map(({ appId }) => appId) }
}

const excel = (formId: string, body: Body = {}, who = company, headers?: object) =>
  ask('POST', `/forms/${formId}/applications/excel`, body, who, headers)

const row = (id: string) =>
  database()
    .select()
    .from(madeExports)
    .where(eq(madeExports.id, id))
    .then(([one]) => one)

const named = (name: string, surname: string) => ({ profile: { name, surname } })

describe('a small list', () => {
  test('is answered itself, with values of their kinds and what it is', async () => {
    const { formId } = await aFormWith([
      {
        profile: { name: '=Ada', surname: 'Işık', gsm: '+905321234567' },
        snapshot: { gpa: 87.5, answers: { [income.id]: 12_500, [moved.id]: '2026-03-01' } },
      },
    ])
    const answer = await excel(formId, { columns: ['phone', 'gpa', `answer:${income.id}`, `answer:${moved.id}`] })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-disposition']).toContain('.xlsx')
    const [headings, first] = await readWorkbook(answer.rawPayload)
    expect(headings).toEqual(['Aday', 'Telefon', 'Not /100', 'Aylık gelir (TL)', 'Taşınma günü'])
    expect(first).toEqual(['=Ada Işık', '+905321234567', 87.5, 12_500, 46_082])
  })

  test('without columns holds everything that is not sensitive, and CSV is another way', async () => {
    const { formId } = await aFormWith([named('Ada', 'Bir'), named('Can', 'İki')])
    const answer = await excel(formId, { format: 'csv', language: 'en', sort: 'name', direction: 'up' })
    const [head = '', first = '', second = ''] = answer.body.replace('\ufeff', '').split('\r\n')
    expect(head.split(',')).toEqual(expect.arrayContaining(['Number', 'Status', 'E-mail', 'Aylık gelir (TL)']))
    expect([first, second].map((line) => line.split(',')[0])).toEqual(['Ada Bir', 'Can İki'])
  })

  test('is a row of the exports, which says who, of how many, by which filters, and that it was taken', async () => {
    const { formId } = await aFormWith([named('Ada', 'Bir'), named('Can', 'İki')])
    await excel(formId, { search: 'ada', status: ['Submitted'] })
    const { items } = (await ask('GET', '/exports')).json() as { items: Export[] }
    expect(items[0]).toMatchObject({
      ...{ kind: 'applications', format: 'xlsx', state: 'ready', total: 1, done: 1, downloads: 1 },
      ...{ filters: ['“ada”', 'Yeni'], madeBy: 'Ayşe Yılmaz', isMine: true, isSensitive: false },
      form: { id: formId },
    })
  })

  test('sent again under its key is the same export, and the file again', async () => {
    const { formId } = await aFormWith()
    const headers = { 'idempotency-key': newId() }
    const [first, second] = [await excel(formId, {}, company, headers), await excel(formId, {}, company, headers)]
    expect([first.statusCode, second.statusCode]).toEqual([200, 200])
    expect(second.rawPayload).toEqual(first.rawPayload)
    expect(await database().$count(madeExports, eq(madeExports.formId, formId))).toBe(1)
  })

  test('of some alone, and of all but some', async () => {
    const { formId, ids } = await aFormWith([named('Ada', 'Bir'), named('Can', 'İki'), named('Ece', 'Üç')])
    const namesIn = async (body: Body) =>
      (await readWorkbook((await excel(formId, { ...body, sort: 'name', direction: 'up' })).rawPayload))
        .slice(1)
        .map(([name]) => name)
    expect(await namesIn({ applicationIds: ids.slice(0, 2) })).toEqual(['Ada Bir', 'Can İki'])
    expect(await namesIn({ except: ids.slice(0, 1) })).toEqual(['Can İki', 'Ece Üç'])
  })
})

describe('who may', () => {
  test('sealed ones and drafts are in no file, withdrawn ones only where they are asked for', async () => {
    const { formId } = await aFormWith([
      named('Ada', 'Açık'),
      { application: { sealed: true }, ...named('Muhterem', 'Mühürlü') },
      { application: { status: 'Withdrawn' }, ...named('Geri', 'Çekilmiş') },
      { application: { status: 'Draft', submittedAt: null }, ...named('Henüz', 'Taslak') },
    ])
    const names = async (body: Body) =>
      (await readWorkbook((await excel(formId, body)).rawPayload)).slice(1).map(([name]) => name)
    expect(await names({})).toEqual(['Ada Açık'])
    expect(await names({ status: ['Withdrawn'] })).toEqual(['Geri Çekilmiş'])
  })

  test('another member sees no export of somebody else, Root sees all, and who lost the grant takes none', async () => {
    const { formId } = await aFormWith()
    const reader = await aMember(company.companyId, { permissions: { Applications: 'ReadOnly' } })
    const other = await aMember(company.companyId, { permissions: { Applications: 'ReadOnly' } })
    const made = (await excel(formId, { answer: 'row' }, reader as never)).json() as Export
    expect(made.state).toBe('ready')
    expect((await ask('GET', `/exports/${made.id}`, undefined, other as never)).statusCode).toBe(404)
    expect((await ask('POST', `/exports/${made.id}/file`, {}, other as never)).statusCode).toBe(404)
    expect((await ask('GET', `/exports/${made.id}`)).statusCode).toBe(200)
    expect((await ask('POST', `/exports/${made.id}/file`)).statusCode).toBe(200)
    const lost = { ...reader, caller: { ...reader.caller, person: { ...reader.caller.person, permissions: {} } } }
    expect((await ask('POST', `/exports/${made.id}/file`, undefined, lost as never)).json().code).toBe(
      'permissions.missing',
    )
    const writer = await aMember(company.companyId, { permissions: { Applications: 'WriteOnly' } })
    expect((await excel(formId, {}, writer as never)).statusCode).toBe(403)
  })

  test('what is sensitive needs a fresh sign-in, is opened in the file, and is told to who is in it', async () => {
    const sensitiveSealed = await sealJson({ tckn: '10000000146', requirements: null })
    const { formId, ids } = await aFormWith([{ snapshot: { sensitiveSealed } }, named('Boş', 'Olan')])
    const columns: Body['columns'] = ['citizen']
    await database()
      .update(sessions)
      .set({ confirmedAt: new Date(Date.now() - 2 * 3_600_000) })
      .where(eq(sessions.id, company.sessionId))
    expect((await excel(formId, { columns })).json().code).toBe('accounts.confirmationNeeded')
    await database().update(sessions).set({ confirmedAt: new Date() }).where(eq(sessions.id, company.sessionId))
    const rows = await readWorkbook((await excel(formId, { columns, sort: 'name', direction: 'up' })).rawPayload)
    expect(rows.slice(1)).toEqual([['Ayşe Yılmaz', '10000000146'], ['Boş Olan']])
    const told = await database().select().from(applicationHistory).where(eq(applicationHistory.event, 'sensitiveRead'))
    expect(told.map(({ applicationId, visible, detail }) => [applicationId, visible, detail.what])).toEqual([
      [ids[0], true, 'exportedCitizen'],
    ])
  })

  test('notes and identity numbers of participants need the right to read applications', async () => {
    const { id: formId } = await aPublishedForm(company)
    const taking = await aParticipant({ id: formId, companyId: company.companyId }, named('Ece', 'Katılan'))
    await database()
      .insert(notes)
      .values({ id: newId(), applicationId: taking.appId, formId, accountId: company.accountId, text: 'Arandı' })
    const reader = await aMember(company.companyId, { permissions: { Participants: 'ReadOnly' } })
    const asked = (columns: readonly string[], who: unknown) =>
      ask('POST', `/participants/form/${formId}/excel`, { columns }, who as never)
    expect((await asked(['noteTexts'], reader)).json().code).toBe('permissions.missing')
    expect((await readWorkbook((await asked(['status', 'email'], reader)).rawPayload))[1]?.slice(0, 2)).toEqual([
      'Ece Katılan',
      'Sürüyor',
    ])
    const [, whole] = await readWorkbook((await asked(['noteTexts'], company)).rawPayload)
    expect(whole?.[1]).toMatch(/^Ayşe Yılmaz, \d{4}-\d\d-\d\d: Arandı$/)
    const all = await ask('POST', '/participants/excel', {})
    expect((await readWorkbook(all.rawPayload)).flat()).toContain('Ece Katılan')
  })
})

describe('a large list', () => {
  let formId: string
  const count = 2500

  beforeAll(async () => {
    ;({ id: formId } = await aPublishedForm(company, { content: { questions: [income] } }))
    await manyApplications(connection.pool, { id: formId, companyId: company.companyId }, count, newId())
  })

  const everything = async (who = company) => {
    await database().delete(notifications)
    const answer = await excel(formId, { columns: ['status', 'submitted'], pageNumber: 2, pageSize: 50 }, who)
    expect(answer.statusCode).toBe(202)
    return answer.json() as Export
  }

  test('is made by the worker, one file, one piece of news, and is taken by a link', async () => {
    const made = await everything()
    expect(made).toMatchObject({ state: 'waiting', done: 0, can: { cancel: true, download: false } })
    expect((await ask('POST', `/exports/${made.id}/file`)).json().code).toBe('exports.notReady')
    await makeNext()
    await makeNext()
    const ready = (await ask('GET', `/exports/${made.id}`)).json() as Export
    expect(ready).toMatchObject({ state: 'ready', done: made.total, total: made.total, downloads: 0 })
    const { address } = (await ask('POST', `/exports/${made.id}/file`)).json()
    const file = await app.inject({ url: address })
    expect(Number(file.headers['content-length'])).toBe(ready.size)
    const rows = await readWorkbook(file.rawPayload)
    expect(rows).toHaveLength(made.total + 1)
    expect(new Set(rows.map(([name]) => name)).size).toBe(made.total + 1)
    expect(await newsOf(made)).toEqual(['exportReady'])
    // What lies in the store is of no use to who has only the store.
    const { fileKey } = (await row(made.id)) ?? {}
    const stored = await fileStore().get('private', fileKey ?? '')
    expect((await buffer(stored?.stream ?? Readable.from([]))).includes('xl/worksheets/sheet1.xml')).toBe(false)
  })

  test('whose process died is made again from the beginning: one file, one piece of news', async () => {
    const made = await everything()
    const { takeNext } = await import('./making/take-next.ts')
    const taken = await takeNext()
    expect(taken?.id).toBe(made.id)
    await fileStore().put('private', taken?.fileKey ?? '', Buffer.from('half a file'))
    await makeNext()
    expect((await row(made.id))?.state).toBe('making')
    await database().update(madeExports).set({ carriedUntil: sql`now()` }).where(eq(madeExports.id, made.id))
    await resumeExports()
    await makeNext()
    const ended = await row(made.id)
    expect([ended?.state, ended?.attempts]).toEqual(['ready', 2])
    expect(await fileStore().exists('private', taken?.fileKey ?? '')).toBe(false)
    // The dead one comes back to life: what it made is thrown away.
    const { makeExport } = await import('./making/make-export.ts')
    if (taken) await makeExport(taken, true)
    expect((await row(made.id))?.fileKey).toBe(ended?.fileKey)
    expect(await newsOf(made)).toEqual(['exportReady'])
  })

  test('is cancelled before it is made, and while it is', async () => {
    const waiting = await everything()
    expect((await ask('POST', `/exports/${waiting.id}/cancel`)).json().state).toBe('cancelled')
    await makeNext()
    expect((await row(waiting.id))?.state).toBe('cancelled')
    const begun = await everything()
    const { takeNext } = await import('./making/take-next.ts')
    const taken = await takeNext()
    expect((await ask('POST', `/exports/${begun.id}/cancel`)).statusCode).toBe(200)
    const { makeExport } = await import('./making/make-export.ts')
    if (taken) await makeExport(taken, true)
    expect([(await row(begun.id))?.state, await newsOf(begun)]).toEqual(['cancelled', []])
    expect(await fileStore().exists('private', taken?.fileKey ?? '')).toBe(false)
    expect((await ask('POST', `/exports/${begun.id}/cancel`)).json().code).toBe('exports.over')
    await sweepExports()
    expect((await row(begun.id))?.fileKey).toBeNull()
  })

  test('organizations take turns', async () => {
    const mine = [await everything(), await everything(), await everything()]
    const others = await aCompany()
    const theirs = await aPublishedForm(others)
    const answer = await app.inject({
      method: 'POST',
      url: `/api/companies/${others.companyId}/forms/${theirs.id}/applications/excel`,
      headers: bearer(others.caller.person),
      payload: { answer: 'row' },
    })
    const small = answer.json() as Export
    await database()
      .update(madeExports)
      .set({ state: 'waiting', fileKey: null, size: null, endedAt: null, expiresAt: null })
      .where(eq(madeExports.id, small.id))
    await makeNext()
    expect([(await row(mine[0]?.id ?? ''))?.state, (await row(small.id))?.state]).toContain('ready')
    await makeNext()
    expect((await row(small.id))?.state).toBe('ready')
    for (const { id } of mine) await ask('POST', `/exports/${id}/cancel`)
  })

  test('of who may no longer read is not made', async () => {
    const reader = await aMember(company.companyId, { permissions: { Applications: 'ReadOnly' } })
    const made = await everything(reader as never)
    await database().execute(sql`update company_members set permissions = '{}' where account_id = ${reader.accountId}`)
    await makeNext()
    expect((await row(made.id))?.state).toBe('failed')
  })

  test('is gone after seven days, its row stays', async () => {
    const made = await everything()
    await makeNext()
    await database().update(madeExports).set({ expiresAt: sql`now()` }).where(eq(madeExports.id, made.id))
    const { fileKey } = (await row(made.id)) ?? {}
    await sweepExports()
    expect(await fileStore().exists('private', fileKey ?? '')).toBe(false)
    expect((await ask('POST', `/exports/${made.id}/file`)).json().code).toBe('exports.gone')
    expect((await ask('GET', `/exports/${made.id}`)).json().state).toBe('expired')
  })

  test('nobody has more than ten under way', async () => {
    const eager = await aMember(company.companyId, { permissions: { Applications: 'ReadOnly' } })
    for (let at = 0; at < 10; at++) await everything(eager as never)
    expect((await excel(formId, {}, eager as never)).json().code).toBe('exports.tooMany')
    await database().delete(madeExports).where(eq(madeExports.accountId, eager.accountId))
  })
})

const newsOf = async ({ fileName }: Export) =>
  (await database().select().from(notifications).where(sql`${notifications.values} ->> 'title' = ${fileName}`)).map(
    ({ event }) => event,
  )
