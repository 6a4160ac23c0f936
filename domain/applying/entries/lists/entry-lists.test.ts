import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Caller } from '#contract/caller.ts'
import { enterCandidates as enterCall } from '#contract/entries/enter-candidates.ts'
import { createEntryList as createCall, saveEntryRow as saveCall } from '#contract/entries/entry-lists.ts'
import { database } from '#database/connection.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { entries, entryLists } from '#database/schema/entries.ts'
import { newId } from '#platform/ids.ts'
import { readSpreadsheet } from '#platform/spreadsheets/read-spreadsheet.ts'
import { writeSpreadsheet } from '#platform/spreadsheets/write-spreadsheet.ts'
import { problemOf } from '../../../../tests/applying.ts'
import { aCompany, aMember, aPublishedForm } from '../../../../tests/builders.ts'
import { testDatabase } from '../../../../tests/database.ts'
import { enterCandidates } from '../enter-candidates.ts'
import { inviteEntered } from '../invite-entered.ts'
import { sweepEntries } from '../sweep-entries.ts'
import { removeEntryRow, saveEntryRow } from './change-entry-rows.ts'
import { checkEntryList } from './check-entry-list.ts'
import { createEntryList } from './create-entry-list.ts'
import { downloadBadRows, downloadEntryTemplate } from './entry-files.ts'
import { listEntryLists } from './list-entry-lists.ts'
import { matchEntryColumns } from './match-entry-columns.ts'
import { readEntryList } from './read-entry-list.ts'
import { removeEntryList } from './remove-entry-list.ts'

testDatabase()

type Cells = readonly (string | number)[]

async function aRound() {
  const company = await aCompany()
  const { id: formId } = await aPublishedForm(company)
  const { companyId, caller } = company
  const ids = { companyId, formId }
  const fromFile = async (headings: readonly string[], rows: readonly Cells[], fileName = 'adaylar.xlsx') => {
    const bytes = await writeSpreadsheet({ name: 'Sayfa1', headings, rows })
    return createEntryList(caller, { ...ids, fileName, file: Buffer.from(bytes).toString('base64') })
  }
  const check = (listId: string, only: 'bad' | 'good' | 'all' = 'bad') =>
    checkEntryList(caller, { ...ids, listId, only, pageNumber: 1, pageSize: 50 })
  const enter = (body: object) =>
    enterCandidates(caller, { ...ids, ...enterCall.body.parse({ ground: 'consent', ...body }) })
  return { company, caller, ids, companyId, formId, fromFile, check, enter }
}

const headings = ['E-posta', 'Ad', 'Soyad', 'Üniversite', 'Sınıf']
const address = () => `kisi-${newId()}@ornek.test`

describe('a list from a file', () => {
  test('has recognised columns, bad rows with line and reason, and good rows that are entered', async () => {
    const { caller, ids, fromFile, check, enter } = await aRound()
    const twice = address()
    const list = await fromFile(headings, [
      [address(), 'Işıl', 'Çağlayan', 'İSTANBUL ÜNİVERSİTESİ', '3. sınıf'],
      ['isil@', 'Işıl', '', '', ''],
      [twice, 'Ali', 'Kaya', '', ''],
      [],
      [twice, 'Ali', 'Kaya', '', ''],
    ])
    expect(list.columns.map(({ field }) => field)).toEqual(['email', 'name', 'surname', 'university', 'class'])
    expect(list).toMatchObject({ total: 4, fileName: 'adaylar.xlsx', level: null })
    expect(await check(list.id)).toMatchObject({ good: 1, bad: 3 })
    const fields = list.columns.map(({ field }) => field)
    await matchEntryColumns(caller, { ...ids, listId: list.id, fields, level: 'bachelor' })
    expect(await check(list.id)).toMatchObject({
      good: 2,
      bad: 2,
      items: [
        {
          line: 3,
          faults: [
            { field: 'email', fault: 'wrong', text: 'E-posta adresi geçersiz.' },
            { field: 'surname', fault: 'missing', text: 'Soyad yok.' },
          ],
        },
        { line: 6, faults: [{ fault: 'repeated', text: 'Bu e-posta listede daha önce geçiyor.' }] },
      ],
    })
    // Good rows show how their columns were interpreted.
    expect(await check(list.id, 'good')).toMatchObject({
      total: 2,
      items: [
        { line: 2, faults: [], values: { name: 'Işıl', surname: 'Çağlayan', class: '3. sınıf' } },
        { line: 4, faults: [], values: { email: twice, name: 'Ali' } },
      ],
    })
    expect(await enter({ listId: list.id, dryRun: true })).toMatchObject({
      changed: 2,
      credits: 2,
      refused: [
        { reason: 'invalid', count: 1 },
        { reason: 'repeated', count: 1, sample: [{ line: 6, email: twice }] },
      ],
    })
    expect(await enter({ listId: list.id, expected: 2 })).toMatchObject({ changed: 2 })
    expect(await readEntryList(caller, { ...ids, listId: list.id })).toMatchObject({ entered: 2, total: 0 })
    expect(await problemOf(enter({ listId: list.id }))).toMatchObject({ code: 'entries.listNotFound' })
    const [stored] = await database().select().from(applicationSnapshots).where(eq(applicationSnapshots.email, twice))
    expect(stored).toMatchObject({ formId: ids.formId, entered: true })
  })

  test('enters people without an address or with a wrong phone, with a warning; the same file twice enters no one twice', async () => {
    const { ids, caller, fromFile, check, enter } = await aRound()
    const rows = [
      [address(), 'Işıl', 'Şen', '12'],
      ['', 'Ali', 'Kaya', '0532 123 45 67'],
      ['', 'Ali', 'Kaya', '0532 123 45 68'],
      ['', 'ALİ', 'KAYA', '0532 123 45 67'],
    ]
    const list = await fromFile(['E-posta', 'Ad', 'Soyad', 'Telefon'], rows)
    expect(await check(list.id)).toMatchObject({
      good: 3,
      warned: 3,
      bad: 1,
      items: [{ line: 5, faults: [{ field: 'name', fault: 'repeated' }], warnings: [] }],
    })
    expect((await check(list.id, 'good')).items.map(({ warnings }) => warnings)).toEqual([
      [{ field: 'phone', text: 'Telefon numarası geçersiz; telefonsuz ekleriz.' }],
      [{ field: 'email', text: 'E-posta yok; davet gönderemeyiz.' }],
      [{ field: 'email', text: 'E-posta yok; davet gönderemeyiz.' }],
    ])
    const answer = await enter({ listId: list.id, expected: 3 })
    expect(answer).toMatchObject({ changed: 3, withoutEmail: 2, withoutPhone: { count: 1, sample: [{ line: 2 }] } })
    const kept = Date.parse(answer.keptUntil) - Date.now()
    expect(kept).toBeGreaterThan(89 * 86_400_000)
    await inviteEntered({ actId: answer.actId ?? '' })
    const invitations = await database().select().from(entries).where(eq(entries.companyId, ids.companyId))
    expect(invitations.filter(({ invitedAt }) => invitedAt !== null)).toHaveLength(1)

    const again = await fromFile(['E-posta', 'Ad', 'Soyad', 'Telefon'], rows)
    expect(await enter({ listId: again.id, dryRun: true })).toMatchObject({ changed: 0 })
    expect((await listEntryLists(caller, ids)).items).toHaveLength(1)
  })

  test('can have its columns matched by hand, each field once', async () => {
    const { caller, ids, fromFile, check } = await aRound()
    const list = await fromFile(['İletişim', 'Kim', 'Soy'], [[address(), 'Işıl', 'Şen']])
    expect(list.columns.map(({ field }) => field)).toEqual([null, null, null])
    const listId = list.id
    const wrong = matchEntryColumns(caller, { ...ids, listId, fields: ['email', 'email'], level: null })
    expect((await problemOf(wrong)).errors?.map(({ field }) => field)).toEqual(['fields', 'fields.1'])
    await matchEntryColumns(caller, { ...ids, listId, fields: ['email', 'name', 'surname'], level: null })
    expect(await check(listId)).toMatchObject({ good: 1, bad: 0 })
  })

  test('may have titles above the headings, or no headings', async () => {
    const { fromFile } = await aRound()
    const titled = await fromFile(['Fuar 2026'], [['', ''], headings, [address(), 'Işıl', 'Şen']])
    expect([titled.total, titled.columns[0]?.field]).toEqual([1, 'email'])
    const bare = await fromFile([address(), 'Işıl', 'Şen'], [[address(), 'Ali', 'Kaya']])
    expect([bare.total, bare.columns.map(({ heading, field }) => [heading, field])]).toEqual([
      2,
      [
        ['A', 'email'],
        ['B', null],
        ['C', null],
      ],
    ])
  })

  test('that cannot be read is refused by name', async () => {
    const { caller, ids } = await aRound()
    const file = Buffer.from('%PDF-1.7 …').toString('base64')
    expect(await problemOf(createEntryList(caller, { ...ids, file, fileName: 'özgeçmiş.pdf' }))).toMatchObject({
      code: 'sheets.wrongType',
      values: { fileName: 'özgeçmiş.pdf' },
    })
  })

  test.each([
    ['without a byte', ''],
    ['with headings alone', 'E-posta;Ad;Soyad'],
  ])('%s is refused by name', async (_, text) => {
    const { caller, ids } = await aRound()
    const asked = createCall.body.parse({ file: Buffer.from(text).toString('base64'), fileName: 'boş.csv' })
    expect(await problemOf(createEntryList(caller, { ...ids, ...asked }))).toMatchObject({
      code: 'sheets.empty',
      values: { fileName: 'boş.csv' },
    })
  })

  test('has its bad rows downloaded, corrected and imported again', async () => {
    const { caller, ids, fromFile, check } = await aRound()
    const list = await fromFile(headings, [
      [address(), 'Işıl', 'Şen', '', ''],
      [address(), '', 'Kaya', '', ''],
    ])
    const { name, file } = await downloadBadRows(caller, { ...ids, listId: list.id })
    const rows = await readSpreadsheet(Buffer.from(file, 'base64'), { rows: 10, columns: 20 })
    expect(name).toBe('hatali-satirlar.xlsx')
    expect(rows.map(({ cells }) => cells.slice(1))).toEqual([
      ['Ad', 'Soyad', 'Üniversite', 'Sınıf', 'Satır', 'Sorun'],
      ['', 'Kaya', '', '', '3', 'Ad yok.'],
    ])
    const [heads, row] = rows.map(({ cells }) => cells)
    const again = await fromFile(heads ?? [], [(row ?? []).with(1, 'Ali')])
    expect(await check(again.id)).toMatchObject({ good: 1, bad: 0 })
  })
})

describe('a typed list', () => {
  test('has rows added, corrected and removed', async () => {
    const { caller, ids, check } = await aRound()
    const { id: listId, total } = await createEntryList(caller, ids)
    expect(total).toBe(0)
    // Starting again returns the same list as long as it is empty.
    expect((await createEntryList(caller, ids)).id).toBe(listId)
    const save = (row: object) =>
      saveEntryRow(caller, { ...ids, listId, ...saveCall.body.parse({ line: null, ...row }) })
    expect(await save({ email: 'işıl', name: 'Işıl', surname: 'Şen' })).toMatchObject({
      line: 1,
      faults: [{ field: 'email', fault: 'wrong' }],
    })
    expect(await save({ line: 1, email: address(), name: 'Işıl', surname: 'Şen' })).toMatchObject({ faults: [] })
    await save({ email: address(), name: 'Ali', surname: 'Kaya', level: 'Lisans', class: '2' })
    expect(await check(listId, 'all')).toMatchObject({ good: 2, bad: 0, total: 2 })
    await removeEntryRow(caller, { ...ids, listId, line: 1 })
    expect((await check(listId, 'all')).items.map(({ line }) => line)).toEqual([2])
    expect(await problemOf(save({ line: 9 }))).toMatchObject({ code: 'entries.rowNotFound' })
  })
})

test('shows the last page for a page beyond it: the corrected row may have been the only one of its page', async () => {
  const { caller, ids, fromFile } = await aRound()
  const { id: listId } = await fromFile(headings, [
    ...Array(3).fill(['isil@', 'Işıl', 'Şen']),
    [address(), 'Ali', 'Kaya'],
  ])
  const page = async (only: 'bad' | 'good', pageNumber: number) => {
    const { items, ...rest } = await checkEntryList(caller, { ...ids, listId, only, pageNumber, pageSize: 2 })
    return [rest.pageNumber, items.map(({ line }) => line)]
  }
  expect([await page('bad', 2), await page('good', 2)]).toEqual([
    [2, [4]],
    [1, [5]],
  ])
  const row = { line: 4, email: address(), name: 'Işıl', surname: 'Şen' }
  await saveEntryRow(caller, { ...ids, listId, ...saveCall.body.parse(row) })
  expect([await page('bad', 2), await page('good', 2)]).toEqual([
    [1, [2, 3]],
    [1, [4, 5]],
  ])
})

test('the template file is recognised in both languages', async () => {
  const { caller, ids } = await aRound()
  for (const language of ['tr', 'en'] as const) {
    const { file, name: fileName } = await downloadEntryTemplate({ ...caller, language }, ids)
    const list = await createEntryList(caller, { ...ids, file, fileName })
    expect(list.columns.map(({ field }) => field)).not.toContain(null)
    const checked = await checkEntryList(caller, { ...ids, listId: list.id, only: 'all', pageNumber: 1, pageSize: 5 })
    expect(checked).toMatchObject({ good: 1, bad: 0 })
  }
})

/** Starts a typed list and adds a row. */
async function begin(caller: Caller, ids: { readonly companyId: string; readonly formId: string }) {
  const { id: listId } = await createEntryList(caller, ids)
  const row = { line: null, email: address(), name: 'Ali', surname: 'Kaya' }
  await saveEntryRow(caller, { ...ids, listId, ...saveCall.body.parse(row) })
}

test('a member has at most ten unfinished lists, sees them, and makes room by finishing or deleting one', async () => {
  const { company, caller, ids, formId, fromFile, enter } = await aRound()
  const other = await aPublishedForm(company)
  const { id: first } = await fromFile(headings, [[address(), 'Işıl', 'Şen']])
  const { id: second } = await createEntryList(caller, { ...ids, formId: other.id })
  for (let at = 2; at < 10; at++) await begin(caller, ids)
  const oneMore = () => createEntryList(caller, ids)
  expect(await problemOf(oneMore())).toMatchObject({ code: 'entries.tooManyLists', values: { most: 10 } })
  const colleague = await aMember(ids.companyId, { userType: 'Root' })
  await createEntryList(colleague.caller, ids)

  const { items } = await listEntryLists(caller, ids)
  expect(items).toHaveLength(10)
  expect(items.at(-1)).toMatchObject({ id: first, formId, fileName: 'adaylar.xlsx', total: 1 })
  expect(items.at(-2)).toMatchObject({ id: second, formId: other.id, fileName: null, total: 0 })
  await removeEntryList(caller, { ...ids, formId: other.id, listId: second })
  await begin(caller, ids)
  expect(await problemOf(oneMore())).toMatchObject({ code: 'entries.tooManyLists' })
  await enter({ listId: first })
  await oneMore()
})

test('of two concurrent creations with room for one, one is refused', async () => {
  const { caller, ids, fromFile } = await aRound()
  for (let at = 0; at < 9; at++) await begin(caller, ids)
  const oneMore = () => fromFile(headings, [[address(), 'Ali', 'Kaya']])
  const both = await Promise.allSettled([oneMore(), oneMore()])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('a list is visible to its author only, and is deleted after a day', async () => {
  const { caller, ids, companyId, fromFile } = await aRound()
  const { id: listId } = await fromFile(headings, [[address(), 'Işıl', 'Şen']])
  const colleague = await aMember(companyId, { userType: 'Root' })
  const ofColleague = readEntryList(colleague.caller, { ...ids, listId })
  expect(await problemOf(ofColleague)).toMatchObject({ code: 'entries.listNotFound' })
  await sweepEntries()
  expect(await readEntryList(caller, { ...ids, listId })).toMatchObject({ total: 1 })
  const yesterday = new Date(Date.now() - 86_400_000 - 1000)
  await database().update(entryLists).set({ createdAt: yesterday }).where(eq(entryLists.id, listId))
  await sweepEntries()
  expect(await problemOf(removeEntryList(caller, { ...ids, listId }))).toMatchObject({ code: 'entries.listNotFound' })
})
