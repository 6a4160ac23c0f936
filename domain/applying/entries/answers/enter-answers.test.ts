import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { enterCandidates as enterCall } from '#contract/entries/enter-candidates.ts'
import { answerColumnOf } from '#contract/entries/entry-facts.ts'
import { saveEntryRow as saveCall } from '#contract/entries/entry-lists.ts'
import type { EligibilityCondition } from '#contract/forms/eligibility.ts'
import type { Question } from '#contract/forms/form-content.ts'
import { searchApplications as searchCall } from '#contract/review/search-applications.ts'
import { database } from '#database/connection.ts'
import { applicationAnswers } from '#database/schema/application-answers.ts'
import { searchApplications } from '#domain/review/application-search/search-applications.ts'
import { readCompanyAnswers } from '#domain/review/review/read-company-answers.ts'
import { newId } from '#platform/ids.ts'
import { readSpreadsheet } from '#platform/spreadsheets/read-spreadsheet.ts'
import { writeSpreadsheet } from '#platform/spreadsheets/write-spreadsheet.ts'
import { aCandidate } from '../../../../tests/builders.ts'
import { testDatabase } from '../../../../tests/database.ts'
import { aQuestion } from '../../../../tests/form-parts.ts'
import { anEntryRound, nobody } from '../../../../tests/worlds/entry-round.ts'
import { saveEntryRow } from '../lists/change-entry-rows.ts'
import { checkEntryList } from '../lists/check-entry-list.ts'
import { createEntryList } from '../lists/create-entry-list.ts'
import { downloadEntryTemplate } from '../lists/entry-files.ts'
import { matchEntryColumns } from '../lists/match-entry-columns.ts'
import { readEntryInvitation } from '../read-entry-invitation.ts'
import { takeOverEntry } from '../take-over-entry.ts'

testDatabase()

const asked = (kind: Question['kind'], label: string, of: Partial<Question> = {}) =>
  aQuestion(kind, { label, required: false, ...of })
const options = (...labels: string[]) => labels.map((label, at) => ({ id: `o${at}`, label }))

const income = asked('number', 'Aylık geliriniz nedir?', { min: 0 })
const way = asked('single', 'Nasıl geliyorsunuz', { options: options('Otobüs', 'Yaya') })
const tongues = asked('multiple', 'Bildiğiniz diller', { options: options('İngilizce', 'Almanca', 'Sözlü, yazılı') })
const works = asked('yesNo', 'Çalışıyor musunuz?')
const since = asked('date', 'Ne zamandan beri?', {
  showIf: { all: true, tests: [{ questionId: works.id, is: 'equal', value: true }] },
})
const home = asked('city', 'Memleketiniz')
const why = asked('longText', 'Neden siz?', { required: true })
const file = asked('file', 'Özgeçmiş')
const questions = [income, way, tongues, works, since, home, why, file]

const headings = ['E-posta', 'Ad', 'Soyad', ...questions.map(({ label }) => label)]

async function aRound(eligibility: EligibilityCondition[] = []) {
  const round = await anEntryRound({ content: { questions, eligibility } })
  const { caller, ids } = round
  const fromFile = async (names: readonly string[], rows: readonly (readonly (string | number)[])[]) => {
    const bytes = await writeSpreadsheet({ name: 'Sayfa1', headings: names, rows })
    return createEntryList(caller, { ...ids, fileName: 'a.xlsx', file: Buffer.from(bytes).toString('base64') })
  }
  const check = (listId: string, only: 'bad' | 'good' | 'all' = 'all') =>
    checkEntryList(caller, { ...ids, listId, only, pageNumber: 1, pageSize: 50 })
  const search = async (body: object) =>
    (await searchApplications(caller, { ...ids, ...searchCall.body.parse(body) })).items
  return { ...round, fromFile, check, search }
}

describe('answers from a file', () => {
  test('are matched by the titles of the questions, checked, and shown in list, filters and answers', async () => {
    const { caller, ids, ayse, ali, fromFile, check, enter, search } = await aRound()
    const list = await fromFile(headings, [
      [
        ayse.email,
        'Ayşe',
        'Yılmaz',
        '12.500,50',
        'otobüs',
        'İngilizce; almanca',
        'Evet',
        '15.09.2024',
        'ANKARA',
        'Çünkü',
        'x',
      ],
      [ali.email, 'Ali', 'Kaya', 'çok', 'Uçak', 'İngilizce; Rusça', 'belki', '31.02.2024', 'Yokistan', '', ''],
    ])
    expect(list.columns.map(({ field }) => field)).toEqual([
      ...['email', 'name', 'surname'],
      ...questions.filter(({ kind }) => kind !== 'file').map(({ id }) => answerColumnOf(id)),
      null,
    ])
    expect(list.questions.map(({ id }) => id)).not.toContain(file.id)
    const { items, good, bad } = await check(list.id)
    expect([good, bad]).toEqual([1, 1])
    expect(items[1]).toMatchObject({ line: 3 })
    expect(items[1]?.faults.map(({ field }) => field)).toEqual(
      [income, way, tongues, works, since, home].map(({ id }) => answerColumnOf(id)),
    )
    expect(items[1]?.faults[0]?.text).toBe('“Aylık geliriniz nedir?” sorusu: sayı anlaşılamadı.')

    await enter({ listId: list.id })
    const columns = [income, way, tongues, home].map(({ id }) => answerColumnOf(id))
    const [row] = await search({ columns })
    expect(row?.answers).toEqual({
      [income.id]: '12.500,50',
      [way.id]: 'Otobüs',
      [tongues.id]: 'İngilizce\nAlmanca',
      [home.id]: 'Ankara',
    })
    const found = (questionId: string, is: string, value: unknown) => search({ answers: [{ questionId, is, value }] })
    expect(await found(income.id, 'greater', 12_000)).toHaveLength(1)
    expect(await found(tongues.id, 'equal', 'o1')).toHaveLength(1)
    expect(await found(way.id, 'equal', 'o1')).toHaveLength(0)
    const { items: answers } = await readCompanyAnswers(caller, { ...ids, appId: row?.id ?? '' })
    expect(answers.map(({ text }) => text)).toEqual([
      ...['12.500,50', 'Otobüs', 'İngilizce\nAlmanca', 'Evet', '15 Eylül 2024', 'Ankara', 'Çünkü', null],
    ])
  })

  test('to questions hidden by other answers are reported and ignored', async () => {
    const { ayse, fromFile, check, enter, search } = await aRound()
    const list = await fromFile(
      ['E-posta', 'Ad', 'Soyad', works.label, since.label],
      [[ayse.email, 'Ayşe', 'Yılmaz', 'Hayır', '2024-09-15']],
    )
    const { items } = await check(list.id)
    expect(items[0]).toMatchObject({ faults: [], warnings: [{ field: answerColumnOf(since.id) }] })
    await enter({ listId: list.id })
    const [row] = await search({ columns: [answerColumnOf(works.id), answerColumnOf(since.id)] })
    expect(row?.answers).toEqual({ [works.id]: 'Hayır' })
  })

  test('that are wrong are corrected in their row; questions of another form are refused', async () => {
    const { caller, ids, ayse, fromFile, check } = await aRound()
    const list = await fromFile(['E-posta', 'Ad', 'Soyad', 'Gelir'], [[ayse.email, 'Ayşe', 'Yılmaz', 'çok']])
    const matched = (column: string) =>
      matchEntryColumns(caller, { ...ids, listId: list.id, level: null, fields: ['email', 'name', 'surname', column] })
    await expect(matched(answerColumnOf(newId()))).rejects.toMatchObject({ code: 'request.invalid' })
    await expect(matched(answerColumnOf(file.id))).rejects.toMatchObject({ code: 'request.invalid' })
    await matched(answerColumnOf(income.id))
    expect((await check(list.id)).bad).toBe(1)
    const row = { ...ayse, line: 2, answers: { [income.id]: '900', [way.id]: 'Yaya' } }
    const saved = (answers: object) =>
      saveEntryRow(caller, { ...ids, listId: list.id, ...saveCall.body.parse({ ...row, answers }) })
    await expect(saved({ [newId()]: 'x' })).rejects.toMatchObject({ code: 'request.invalid' })
    expect(await saved(row.answers)).toMatchObject({ faults: [], values: { [answerColumnOf(way.id)]: 'Yaya' } })
  })

  test('the template has a column for each question', async () => {
    const { caller, ids } = await aRound()
    const { file: content } = await downloadEntryTemplate(caller, ids)
    const [first, example] = await readSpreadsheet(Buffer.from(content, 'base64'), { rows: 9, columns: 100 })
    expect(first?.cells.slice(-7)).toEqual(questions.slice(0, -1).map(({ label }) => label))
    expect(example?.cells).toContain('İngilizce; Almanca')
  })
})

test('of a call are checked by their questions, each by its name', async () => {
  const { ayse, caller, ids, enter, search } = await aRound()
  const wrong = enter({
    candidates: [{ ...ayse, answers: { [way.id]: 'o7', [newId()]: 'x', [home.id]: 2_000_000_000 } }],
  })
  await expect(wrong).rejects.toMatchObject({ errors: [{ field: `candidates.0.answers.${way.id}` }, {}, {}] })
  await enter({ candidates: [{ ...ayse, answers: { [way.id]: 'o1', [income.id]: 7 } }] })
  const [row] = await search({ columns: [answerColumnOf(way.id)] })
  expect(row?.answers).toEqual({ [way.id]: 'Yaya' })
  expect(enterCall.body.safeParse({ candidates: [{ ...ayse, answers: { nothing: 1 } }] }).success).toBe(false)
  expect(await readCompanyAnswers(caller, { ...ids, appId: row?.id ?? '' })).toMatchObject({
    items: [{ value: 7 }, {}, {}, {}, {}, {}, {}, {}],
  })
})

test('are shown to the person, who continues with them', async () => {
  const { ayse, enter, invited } = await aRound()
  await enter({ candidates: [{ ...ayse, birthDate: '2005-11-15', answers: { [way.id]: 'o1', [works.id]: false } }] })
  const token = await invited(ayse.email)
  expect(await readEntryInvitation(nobody, { token })).toMatchObject({
    entered: {
      birthDate: '2005-11-15',
      answers: [
        { label: way.label, text: 'Yaya' },
        { label: works.label, text: 'Hayır' },
      ],
    },
  })
  const candidate = await aCandidate()
  const { applicationId } = await takeOverEntry(candidate.caller, { candidateId: candidate.candidateId, token })
  const typed = await database()
    .select({ questionId: applicationAnswers.questionId, value: applicationAnswers.value })
    .from(applicationAnswers)
    .where(eq(applicationAnswers.applicationId, applicationId))
  expect(new Map(typed.map(({ questionId, value }) => [questionId, value]))).toEqual(
    new Map<string, unknown>([
      [way.id, 'o1'],
      [works.id, false],
    ]),
  )
})

describe('how an entered person fits', () => {
  const gpa: EligibilityCondition = { kind: 'gpa', min: 3, systemId: 1 }
  const conditions: EligibilityCondition[] = [
    { kind: 'level', levels: ['bachelor'] },
    gpa,
    { kind: 'city', cityIds: [6] },
    { kind: 'age', min: 18, max: 30 },
  ]
  const names = ['E-posta', 'Ad', 'Soyad', 'Düzey', 'Not ortalaması', 'Şehir', 'Doğum tarihi']

  test.each([
    [['Lisans', '3,20', 'Ankara', '15.11.2004'], 'fits'],
    [['Lisans', '85/100', 'ankara', '2004-11-15'], 'fits'],
    [['Lisans', '2,10', 'Ankara', '15.11.2004'], 'doesNotFit'],
    [['Lisans', '3,20', 'İzmir', '15.11.2004'], 'doesNotFit'],
    [['Lisans', '3,20', '', '15.11.2004'], 'unknown'],
    [['Lisans', '', 'Ankara', '15.11.2004'], 'unknown'],
    [['Lisans', '3,20', 'Ankara', ''], 'unknown'],
    [['', '', '', ''], 'unknown'],
  ] as const)('%j: %s', async (cells, fit) => {
    const { ayse, fromFile, check, enter, search } = await aRound(conditions)
    const list = await fromFile(names, [[ayse.email, 'Ayşe', 'Yılmaz', ...cells]])
    expect((await check(list.id)).items).toMatchObject([{ faults: [], fit }])
    expect(await enter({ listId: list.id })).toMatchObject({ changed: 1, fit: { [fit]: 1 } })
    expect(await search({ fit: [fit] })).toHaveLength(1)
  })

  test('is shown in the columns and filters of the list', async () => {
    const { ayse, fromFile, enter, search } = await aRound(conditions)
    const cells = [ayse.email, 'Ayşe', 'Yılmaz', 'Lisans', '3,20', 'Ankara', '15.11.2004', 'Kadın', 'T.C.']
    const list = await fromFile([...names, 'Cinsiyet', 'Uyruk'], [cells])
    await enter({ listId: list.id })
    const rows = await search({ cityId: [6], gender: ['female'], nationalityId: [223], minGpa: 70, maxAge: 40 })
    expect(rows).toMatchObject([{ city: 'Ankara', gpa: 80 }])
  })

  test.each([
    ['Not ortalaması', '5'],
    ['Not ortalaması', '4,5/4'],
    ['Şehir', 'Yokistan'],
    ['Doğum tarihi', '1.1.2999'],
    ['Cinsiyet', '?'],
    ['Uyruk', 'Yokistan'],
  ])('%s “%s” is told by its row and column', async (heading, text) => {
    const { ayse, fromFile, check } = await aRound()
    const list = await fromFile(
      ['E-posta', 'Ad', 'Soyad', 'Düzey', heading],
      [[ayse.email, 'Ayşe', 'Yılmaz', 'Lisans', text]],
    )
    const { items } = await check(list.id, 'bad')
    expect(items).toMatchObject([{ line: 2, faults: [{ field: list.columns[4]?.field, fault: 'wrong' }] }])
  })
})
