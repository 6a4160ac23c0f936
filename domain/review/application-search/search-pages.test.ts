import { beforeAll, describe, expect, test } from 'vitest'
import type { Asked } from '#contract/call.ts'
import type { Question } from '#contract/forms/form-content.ts'
import { searchApplications as call } from '#contract/review/search-applications.ts'
import { newId } from '#platform/ids.ts'
import { aCompany, aPublishedForm } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aQuestion } from '../../../tests/form-parts.ts'
import { aHandedIn } from '../../../tests/handed-in.ts'
import { manyApplications } from '../../../tests/many-applications.ts'
import { searchApplications } from './search-applications.ts'

const connection = testDatabase()

type Details = NonNullable<Parameters<typeof aHandedIn>[1]>
const sent = { submittedAt: new Date('2026-10-01T09:00:00Z') }

async function aList(rows: readonly Details[], questions: Question[] = []) {
  const company = await aCompany()
  const { id } = await aPublishedForm(company, { content: { questions } })
  const form = { id, companyId: company.companyId }
  const ids: string[] = []
  // Sequentially, because ids sort by creation time.
  for (const row of rows)
    ids.push((await aHandedIn(form, { ...row, application: { ...sent, ...row.application } })).appId)
  const search = (asked: Partial<Asked<typeof call>> = {}) =>
    searchApplications(company.caller, { companyId: form.companyId, formId: id, ...call.body.parse(asked) })
  return { ids, form, search }
}

const named = (name: string, surname = 'Ak'): Details => ({ profile: { name, surname } })

test('names sort by the Turkish alphabet: c ç, g ğ, ı i, o ö, s ş, u ü', async () => {
  const right = ['Can', 'Cem', 'Çağla', 'Dağhan', 'Gül', 'Ilgın', 'Işıl', 'İlgi', 'İpek', 'Oya', 'Ömer', 'Sare', 'Şule']
  const { search } = await aList([...right].sort().map((name) => named(name)))
  const up = await search({ sort: 'name', direction: 'up' })
  expect(up.items.map(({ name }) => name.split(' ')[0])).toEqual(right)
  const down = await search({ sort: 'name', direction: 'down' })
  expect(down.items.map(({ name }) => name.split(' ')[0])).toEqual(right.toReversed())
})

describe('searching', () => {
  let search: Awaited<ReturnType<typeof aList>>['search']
  beforeAll(async () => {
    const answers = { [newId()]: 'x' }
    ;({ search } = await aList([
      named('Iğdır', 'Şahin'),
      { ...named('100%', 'Altı_Çizgi\\'), snapshot: { answers } },
      { ...named('Iğdır', 'Gizli'), application: { sealed: true } },
    ]))
  })

  test.each(['Iğdır', 'ığdır', 'IGDIR', 'igdir', 'İĞDİR', 'ığdır şahin', 'SAHIN'])('“%s” finds Iğdır', async (text) => {
    const { items, total, counts } = await search({ search: text })
    expect(items.map(({ name }) => name)).toEqual(['Iğdır Şahin'])
    expect({ total, submitted: counts.Submitted }).toEqual({ total: 1, submitted: 1 })
  })

  test.each([
    ['%', 1],
    ['_', 1],
    ['\\', 1],
    ['0%a', 0],
    ['1_0', 0],
  ])('“%s” means itself', async (text, total) => {
    expect((await search({ search: text })).total).toBe(total)
  })

  test('a search by name does not find sealed applications', async () => {
    expect((await search({ search: 'gizli' })).items).toEqual([])
    expect((await search({ search: 'gizli', status: ['Submitted'] })).counts.Submitted).toBe(0)
  })
})

describe('pages', () => {
  let list: Awaited<ReturnType<typeof aList>>
  const income = aQuestion('number')
  beforeAll(async () => {
    const answers = { [income.id]: 12_000 }
    const alike: Details = { ...named('Ayşe', 'Yılmaz'), snapshot: { gpa: 80, birthDate: '2004-05-19', answers } }
    const rows = [
      ...[alike, alike, alike, alike],
      ...[named('Ayşe', 'Yılmaz'), named('Ayşe', 'Yılmaz')],
      ...[1, 2, 3].map((): Details => ({ ...alike, application: { sealed: true } })),
    ]
    list = await aList(rows, [income])
  })

  test.each(['submitted', 'name', 'gpa', 'status', 'age', 'interviewScore', `answer:${income.id}`])(
    'by %s show each once, also where all are alike',
    async (sort) => {
      for (const direction of ['up', 'down'] as const)
        for (const pageSize of [1, 2, 4]) {
          const numbers = Array.from({ length: Math.ceil(6 / pageSize) }, (_, at) => at + 1)
          const pages = await Promise.all(
            numbers.map((pageNumber) => list.search({ sort, direction, pageSize, pageNumber })),
          )
          const shown = pages.flatMap(({ items }) => items)
          // The last three are sealed.
          expect(shown.map(({ id }) => id).toSorted()).toEqual(list.ids.slice(0, 6).toSorted())
        }
    },
  )

  test('beyond the end are empty, and the total stays', async () => {
    for (const sort of ['submitted', 'name', 'gpa', 'status'] as const) {
      const { items, total } = await list.search({ sort, pageNumber: 10, pageSize: 4 })
      expect({ sort, items, total }).toEqual({ sort, items: [], total: 6 })
    }
  })
})

describe('counting up to a limit', () => {
  const questionId = newId()
  const answered = (status: 'Submitted' | 'InReview', value: string): Details => ({
    application: { status },
    snapshot: { gpa: 50, answers: { [questionId]: value } },
  })
  let search: Awaited<ReturnType<typeof aList>>['search']
  beforeAll(async () => {
    ;({ search } = await aList([
      ...[answered('Submitted', 'a'), answered('Submitted', 'a'), answered('InReview', 'a'), answered('InReview', 'b')],
    ]))
  })
  const equal = { answers: [{ questionId, is: 'equal' as const, value: 'a' }] }
  const contains = { answers: [{ questionId, is: 'contains' as const, value: 'A' }] }

  test('says that there are at least so many', async () => {
    const some = await search({ minGpa: 1, countUpTo: 2, pageSize: 1 })
    expect({ total: some.total, isExact: some.isExact }).toEqual({ total: 3, isExact: false })
    const seen = await search({ minGpa: 1, countUpTo: 1, pageSize: 2, pageNumber: 2, sort: 'name' })
    expect({ total: seen.total, isExact: seen.isExact }).toEqual({ total: 4, isExact: false })
  })

  test('is exact as far as that', async () => {
    expect(await search({ ...equal, countUpTo: 3, pageSize: 1 })).toMatchObject({
      total: 3,
      isExact: true,
      counts: { Submitted: 2, InReview: 1 },
    })
    expect(await search({ ...equal, status: ['InReview'], countUpTo: 3, pageSize: 1 })).toMatchObject({
      total: 1,
      isExact: true,
      counts: { Submitted: 2, InReview: 1 },
    })
  })

  test('counts all without filters on the candidate, because an index holds them', async () => {
    expect(await search({ countUpTo: 1, pageSize: 1 })).toMatchObject({ total: 4, isExact: true })
  })

  test('does not read every answer to count it, unless a page has all of them', async () => {
    expect(await search({ ...contains, countUpTo: 100, pageSize: 2 })).toMatchObject({ total: 2, isExact: false })
    expect(await search({ ...contains, countUpTo: 100, pageSize: 4 })).toMatchObject({ total: 3, isExact: true })
    expect(await search({ ...contains, pageSize: 2 })).toMatchObject({ total: 3, isExact: true })
  })
})

describe('far down a long list', () => {
  let search: Awaited<ReturnType<typeof aList>>['search']
  beforeAll(async () => {
    const list = await aList([])
    search = list.search
    await manyApplications(connection.pool, list.form, 1400, newId())
    const { id } = list.form
    await connection.pool.query(
      `update application_snapshots set gpa = null where form_id = $1 and class_id = 501 and university_id < 20`,
      [id],
    )
    await connection.pool.query(
      `update applications set sealed = true from application_snapshots as sent
       where applications.id = sent.application_id and sent.form_id = $1 and sent.university_id = 7`,
      [id],
    )
  })

  test.each([
    ['by name', { sort: 'name' }],
    ['by name, but not all statuses', { sort: 'name', status: ['Submitted', 'InReview', 'Approved', 'Withdrawn'] }],
    ['by grade', { sort: 'gpa' }],
  ] as [string, Partial<Asked<typeof call>>][])('%s, the order is the one from its other end', async (_, asked) => {
    const page = async (direction: 'up' | 'down', pageNumber: number, pageSize = 1000) =>
      (await search({ ...asked, direction, pageNumber, pageSize })).items
    const up = [...(await page('up', 1)), ...(await page('up', 2))]
    const ordered = up.filter(({ gpa }) => asked.sort === 'name' || gpa !== null)
    expect(ordered.length).toBeGreaterThan(1050)
    expect(up.slice(0, ordered.length)).toEqual(ordered)
    expect(new Set(up.map(({ id }) => id)).size).toBe((await search(asked)).total)
    const fromTheEnd = (await page('down', 1)).slice(0, ordered.length - 1000)
    expect(ordered.slice(1000)).toEqual(fromTheEnd.toReversed())
    expect(await page('up', 21, 50)).toEqual(up.slice(1000, 1050))
    const last = Math.ceil(up.length / 50)
    expect(await page('up', last, 50)).toEqual(up.slice((last - 1) * 50))
  })
})

describe('a page of a name, however many of that name have been withdrawn', () => {
  let list: Awaited<ReturnType<typeof aList>>
  beforeAll(async () => {
    list = await aList([])
    await manyApplications(connection.pool, list.form, 40, newId())
    // The newest fifteen, and a few of the rest.
    await connection.pool.query(
      `update applications set status = 'Withdrawn' where form_id = $1 and submitted_at > now() - interval '15.5 minutes'`,
      [list.form.id],
    )
  })

  test.each([1, 4, 15, 20, 24, 100])('with %i to a page', async (pageSize) => {
    const [asked, everybody, gone] = await Promise.all([
      list.search({ search: 'cok-', pageSize }),
      list.search({ pageSize: 100 }),
      list.search({ status: ['Withdrawn'], pageSize: 100 }),
    ])
    expect(asked.items).toEqual(everybody.items.slice(0, pageSize))
    expect(asked.counts).toEqual({ ...everybody.counts, Withdrawn: gone.items.length })
    expect(asked.total).toBe(everybody.items.length)
  })
})
