import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Export } from '#contract/exports/exports.ts'
import { openTerm as openCall } from '#contract/participants/terms.ts'
import { database } from '#database/connection.ts'
import { madeExports } from '#database/schema/exports/made-exports.ts'
import { terms } from '#database/schema/participants/terms.ts'
import { openTerm } from '#domain/award/terms/open-term.ts'
import { deleteForm } from '#domain/forms/forms/delete-form.ts'
import { fileStore, setFileStore } from '#domain/ground/files/store.ts'
import { folderStore } from '#platform/files/folder.ts'
import { newId } from '#platform/ids.ts'
import { aForm, aPublishedForm } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { readWorkbook } from '../../../tests/files/read-workbook.ts'
import { aQuestion } from '../../../tests/form-parts.ts'
import { aHandedIn } from '../../../tests/handed-in.ts'
import { aParticipant } from '../../../tests/participants.ts'
import { statementsOf } from '../../../tests/statements.ts'
import { aTerm } from '../../../tests/walks/participant-things.ts'
import { type ExportBody, exportRound, income, moved, named } from '../../../tests/worlds/export-round.ts'

testDatabase()
const { ask, excel, aFormWith, company, row } = exportRound()

describe('a small list', () => {
  test('is the response itself, with typed values and a description', async () => {
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

  test('has every column that is not sensitive by default, and can be CSV', async () => {
    const { formId } = await aFormWith([named('Ada', 'Bir'), named('Can', 'İki')])
    const answer = await excel(formId, { format: 'csv', language: 'en', sort: 'name', direction: 'up' })
    const [head = '', first = '', second = ''] = answer.body.replace('\ufeff', '').split('\r\n')
    expect(head.split(',')).toEqual(expect.arrayContaining(['Number', 'Status', 'E-mail', 'Aylık gelir (TL)']))
    expect([first, second].map((line) => line.split(',')[0])).toEqual(['Ada Bir', 'Can İki'])
  })

  test('has a column for each of the two hundred questions that a form may ask', async () => {
    const questions = Array.from({ length: 200 }, (_, at) => aQuestion('shortText', { label: `Soru ${at}` }))
    const { id } = await aPublishedForm(company(), { content: { questions } })
    const answers = Object.fromEntries(questions.map(({ id: question }, at) => [question, `cevap ${at}`]))
    await aHandedIn({ id, companyId: company().companyId }, { snapshot: { answers } })
    const [, first = []] = await readWorkbook((await excel(id)).rawPayload)
    expect(first.slice(-200)).toEqual(Object.values(answers))
    const unknown = Array.from({ length: 300 }, (): `answer:${string}` => `answer:${newId()}`)
    expect((await excel(id, { columns: unknown })).statusCode).toBe(200)
  })

  test('is listed with its owner, number of rows, filters, and that it was downloaded', async () => {
    const { formId } = await aFormWith([named('Ada', 'Bir'), named('Can', 'İki')])
    // Two words: a random address may hold the letters of the first.
    await excel(formId, { search: 'ada bir', status: ['Submitted'] })
    const { items } = (await ask('GET', '/exports')).json() as { items: Export[] }
    expect(items[0]).toMatchObject({
      kind: 'applications',
      format: 'xlsx',
      state: 'ready',
      total: 1,
      done: 1,
      downloads: 1,
      filters: ['“ada bir”', 'Yeni'],
      madeBy: 'Ayşe Yılmaz',
      isMine: true,
      isSensitive: false,
      form: { id: formId },
    })
  })

  test('may be of ten thousand chosen rows, whose ids the list of exports does not read', async () => {
    const { formId, ids } = await aFormWith()
    const others = Array.from({ length: 9999 }, () => newId())
    await excel(formId, { applicationIds: [...ids, ...others], columns: ['email'] })
    const statements = await statementsOf(() => ask('GET', '/exports'))
    const [reading = ''] = statements.flatMap(({ text }) => (text.includes('"file_name"') ? [text] : []))
    expect(reading.match(/"asked"(?: -> '\w+')?/g)).toEqual([`"asked" -> 'columns'`])
    expect(((await ask('GET', '/exports')).json() as { items: Export[] }).items[0]).toMatchObject({ total: 1 })
  })

  test('sent again under its idempotency key is the same export, and returns the file again', async () => {
    const { formId } = await aFormWith()
    const headers = { 'idempotency-key': newId() }
    const [first, second] = [await excel(formId, {}, company(), headers), await excel(formId, {}, company(), headers)]
    expect([first.statusCode, second.statusCode]).toEqual([200, 200])
    expect(second.rawPayload).toEqual(first.rawPayload)
    expect(await database().$count(madeExports, eq(madeExports.formId, formId))).toBe(1)
  })

  test('fails if its file cannot be written, and its row does not look unfinished', async () => {
    const { formId } = await aFormWith()
    const store = fileStore()
    // Nothing can be written or deleted below a file.
    setFileStore(folderStore('/dev/full/files'))
    try {
      expect((await excel(formId)).statusCode).toBeGreaterThanOrEqual(500)
    } finally {
      setFileStore(store)
    }
    const rows = await database().select().from(madeExports).where(eq(madeExports.formId, formId))
    expect(rows.map(({ state, leaseHolder }) => [state, leaseHolder])).toEqual([['failed', null]])
    expect((await excel(formId)).statusCode).toBe(200)
  })

  test('is deleted with its draft form, and so is its file', async () => {
    const draft = await aForm(company().companyId)
    const made = (await excel(draft.formId, { answer: 'row' })).json() as Export
    const { fileKey } = (await row(made.id)) ?? {}
    expect(await fileStore().exists('private', fileKey ?? '')).toBe(true)
    await deleteForm(company().caller, draft)
    expect([await row(made.id), await fileStore().exists('private', fileKey ?? '')]).toEqual([undefined, false])
  })

  test('of chosen rows, and of all except some', async () => {
    const { formId, ids } = await aFormWith([named('Ada', 'Bir'), named('Can', 'İki'), named('Ece', 'Üç')])
    const namesIn = async (body: ExportBody) =>
      (await readWorkbook((await excel(formId, { ...body, sort: 'name', direction: 'up' })).rawPayload))
        .slice(1)
        .map(([name]) => name)
    expect(await namesIn({ applicationIds: ids.slice(0, 2) })).toEqual(['Ada Bir', 'Can İki'])
    expect(await namesIn({ except: ids.slice(0, 1) })).toEqual(['Can İki', 'Ece Üç'])
  })
})

describe('a list of participants', () => {
  test('has their newest term and academic year in columns of their own', async () => {
    const { id: formId } = await aPublishedForm(company())
    const form = { id: formId, companyId: company().companyId }
    const { participantId } = await aParticipant(form, named('Ada', 'Bir'))
    const { caller, companyId } = company()
    const { termId } = await openTerm(caller, { companyId, formId, ...openCall.body.parse(aTerm()) })
    await aParticipant(form, named('Can', 'Yeni'))
    const write = (year: number, body: object) => ask('PUT', `/participants/${participantId}/study-years/${year}`, body)
    await write(2025, { className: '1. sınıf', gpa: 2.9, gpaScale: 4 })
    await write(2026, { className: '2. sınıf', gpa: 3.42, gpaScale: 4 })
    const columns = ['termName', 'studyYear', 'studyClass', 'studyGpa', 'studyGpaScale']
    const rows = async () => {
      const made = await ask('POST', '/participants/excel', { formId, columns, sort: 'name', direction: 'up' })
      return readWorkbook(made.rawPayload)
    }
    const told = ['Ada Bir', '2026–27 güz dönemi', '2026–27', '2. sınıf', 3.42, 4]
    expect(await rows()).toEqual([
      [
        ...['Aday', 'Dönem', 'Öğretim yılı', 'Öğretim yılındaki sınıf'],
        ...['Öğretim yılı ortalaması', 'Ortalama kaç üzerinden'],
      ],
      told,
      ['Can Yeni'],
    ])
    // A term stays in its column when it is over.
    await database()
      .update(terms)
      .set({ closedAt: new Date() })
      .where(eq(terms.id, termId ?? ''))
    expect((await rows())[1]).toEqual(told)
  })
})
