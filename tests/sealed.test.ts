import { beforeAll, expect, test } from 'vitest'
import { answers } from '#api/api.ts'
import type { Server } from '#api/server.ts'
import { ApplicationFilters } from '#contract/applications/application-filters.ts'
import type { Call } from '#contract/call.ts'
import { otherDocumentType } from '#contract/forms/form-facts.ts'
import { findNames, searchApplications } from '#contract/review/search-applications.ts'
import { database } from '#database/connection.ts'
import { applicationMessages } from '#database/schema/application-messages.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { receiptNumber } from '#domain/applying/applications/receipt-number.ts'
import { newId } from '#platform/ids.ts'
import { aCompany, aPublishedForm, bearer } from './builders.ts'
import { testDatabase } from './database.ts'
import { aPrivateFile } from './files/private-file.ts'
import { aQuestion } from './form-parts.ts'
import { aHandedIn } from './handed-in.ts'
import { testApi } from './server.ts'

// A sealed application is invisible to the organization in every form (product 21): every call of the desk is made
// with it, about it and around it, and whatever is answered names neither it nor whoever sent it.

const connection = testDatabase()
const startApi = testApi()
let app: Server
let headers: Readonly<Record<string, string>>

const person = { name: 'Muhterem', surname: 'Rastlanmaz', email: `rastlanmaz-${newId()}@ornek.test` }
const asked = aQuestion('shortText', { label: 'Neden?' })
const step = { id: newId(), name: 'Ön eleme', note: '', startsAt: null, endsAt: null }
const ids = { companyId: '', formId: '', open: '', sealed: '', fileStorageId: '', number: '', accountId: '' }

/** Every call of members, and of these what is done with applications at the desk. */
const ofCompany: readonly Call[] = answers
  .map(({ call }) => call)
  .filter(({ path }) => /^\/companies\/:companyId/.test(path))
const ofDesk = ofCompany.filter(({ may }) => may.who === 'member' && may.module === 'Applications')
const isAct = ({ body }: Call) => body?.shape.applicationIds !== undefined

beforeAll(async () => {
  ;({ app } = await startApi())
  const company = await aCompany()
  const { companyId, accountId, caller } = company
  headers = await bearer(caller.person)
  const content = { questions: [asked], steps: [step] }
  const [form, otherForm] = [await aPublishedForm(company, { content }), await aPublishedForm(company)]
  // Alike in everything that can be filtered by, so that whatever finds the one would find the other.
  const alike = {
    answers: { [asked.id]: 'Denizi severim' },
    citizenMark: 'mark',
    missingDocumentTypeIds: [2],
    gpa: 80,
    level: 'bachelor' as const,
    classId: 503,
    universityId: 84,
    facultyId: 1,
    departmentId: 1,
    cityId: 35,
    nationalityId: 223,
    gender: 'female' as const,
    birthDate: '2004-05-19',
  }
  const to = { id: form.id, companyId }
  const open = await aHandedIn(to, { snapshot: alike, profile: { name: 'Ada', surname: 'Açık' } })
  const sealed = await aHandedIn(to, { application: { sealed: true }, snapshot: alike, profile: person })
  const { candidateId } = sealed.candidate
  // The same person is read elsewhere, under a name that was changed since; and has written to the organization.
  await aHandedIn({ id: otherForm.id, companyId }, { application: { candidateId } })
  await database().insert(applicationMessages).values({
    id: newId(),
    companyId,
    applicationId: sealed.appId,
    candidateId,
    by: 'candidate',
    subject: '',
    text: 'Ben',
  })
  await database()
    .insert(documentRequests)
    .values({
      id: newId(),
      companyId,
      formId: form.id,
      applicationId: sealed.appId,
      candidateId,
      documentTypeId: otherDocumentType,
      ownName: { tr: 'Taahhütname', en: '' },
      status: 'Uploaded',
    })
  const fileStorageId = await aPrivateFile(candidateId, 'rastlanmaz.pdf')
  const number = receiptNumber(form.formIdentityNumber, sealed.appId)
  Object.assign(ids, {
    companyId,
    formId: form.id,
    open: open.appId,
    sealed: sealed.appId,
    fileStorageId,
    number,
    accountId,
  })
})

/** One filter of each kind, and how many of the two it finds: the open one, or none. */
const filters = (): readonly (readonly [ApplicationFilters, number])[] => [
  [{}, 1],
  [{ search: person.surname }, 0],
  [{ search: person.email }, 0],
  [{ search: ids.number }, 0],
  [{ status: ['Submitted', 'Withdrawn'] }, 1],
  [{ action: ['None'] }, 1],
  [{ stepId: [step.id] }, 0],
  [{ fit: ['fits'] }, 1],
  [{ level: ['bachelor'], classId: [503], universityId: [84], facultyId: [1], departmentId: [1], cityId: [35] }, 1],
  [{ nationalityId: [223], gender: ['female'], minGpa: 70, maxGpa: 90, minAge: 18, maxAge: 40 }, 1],
  [{ submittedFrom: '2020-01-01T00:00:00.000Z', submittedTo: '2090-01-01T00:00:00.000Z' }, 1],
  [{ samePerson: true }, 0],
  [{ answers: [{ questionId: asked.id, is: 'contains', value: 'denizi' }] }, 1],
  [{ answers: [{ questionId: asked.id, is: 'answered', value: null }] }, 1],
  [{ tagId: [newId()] }, 0],
  [{ untagged: true, unassigned: true, hasNotes: false }, 1],
  [{ assignedTo: [ids.accountId] }, 0],
  [{ mine: true }, 0],
  [{ documents: ['missing'] }, 1],
  [{ documentTypeId: [2] }, 1],
  [{ documentName: ['Taahhütname'] }, 0],
  [{ interview: ['Accepted'] }, 0],
  [{ minInterviewScore: 0, maxInterviewScore: 100 }, 0],
  [{ unreadReply: true }, 0],
  [{ noteContains: 'arandı' }, 0],
]

test('every filter is among those that are tried', () => {
  const tried = new Set(filters().flatMap(([filter]) => Object.keys(filter)))
  expect([...tried].sort()).toEqual(Object.keys(ApplicationFilters.shape).sort())
})

test('no filter finds it or counts it', async () => {
  for (const [filter, found] of filters()) {
    const { body } = await ask(searchApplications, {}, { ...filter, columns: ['number', 'email', 'lastMessage'] })
    expectNothingOfIt(body)
    const { total, sealed, counts } = JSON.parse(body)
    expect({ filter, total, sealed }).toEqual({ filter, total: found, sealed: 1 })
    expect(Object.values<number>(counts).reduce((sum, one) => sum + one, 0)).toBe(found)
  }
})

const named = (calls: readonly Call[]) => calls.map((call) => [`${call.method} ${call.path}`, call] as const)

test.each(named(ofCompany.filter(isAct)))('no filter lets %s reach it', async (_, call) => {
  for (const [filter, found] of filters()) {
    const { body } = await ask(call, {}, { ...exampleOf(call), filters: filter, expected: found, dryRun: true })
    expectNothingOfIt(body)
    const { changed = 0, refused = [] } = JSON.parse(body)
    const counted = refused.reduce((sum: number, { count }: { count: number }) => sum + count, changed)
    expect(counted, JSON.stringify(filter)).toBeLessThanOrEqual(found)
  }
})

test.each([
  ['name', () => person.surname],
  ['email', () => person.email],
  ['number', () => ids.number],
] as const)('nobody who types its %s is shown it', async (type, typed) => {
  const { body } = await ask(findNames, { type, search: typed() })
  expect(JSON.parse(body)).toEqual({ items: [] })
})

test.each(named(ofCompany.filter(({ method }) => method === 'GET')))('%s tells nothing of it', async (_, call) => {
  const isOfOne = call.path.includes(':appId')
  for (const appId of isOfOne ? [ids.sealed, ids.open] : [ids.open]) {
    const answer = await ask(call, queryOf(call), undefined, appId)
    expectNothingOfIt(answer.body)
    // A person's page answers as if the sealed application were not there; all other calls are of an application that is told of.
    const refusal = call.path.includes('/people/') ? 'applications.notFound' : 'applications.sealed'
    if (appId === ids.sealed) expect(answer.json().code).toBe(refusal)
  }
})

test.each(named(ofCompany.filter(({ method, reads }) => method !== 'GET' && reads)))(
  '%s tells nothing of it, whatever is asked',
  async (_, call) => {
    const takes = Object.keys(call.body?.shape ?? {})
    for (const [filter] of filters().filter(([one]) => Object.keys(one).every((key) => takes.includes(key)))) {
      const answer = await ask(call, {}, { ...exampleOf(call), ...filter })
      expect(answer.statusCode, answer.body).toBeLessThan(500)
      expectNothingOfIt(answer.body)
    }
  },
)

test('a report counts the open one alone', async () => {
  const report = ofCompany.find(({ path }) => path.endsWith('/reports/applications'))
  if (!report) throw new Error('There is a report of applications')
  for (const [filter, found] of filters()) {
    const { body } = await ask(report, {}, { groupBy: 'city', formIds: [ids.formId], ...filter })
    // Of few people with sensitive marks no number is told at all.
    expect([found, null], JSON.stringify(filter)).toContain(JSON.parse(body).total)
  }
})

test('who is entered by hand is not known, whatever was handed in sealed', async () => {
  const { email, name, surname } = person
  const entering = callAt('POST', 'applications/manuel')
  const { body } = await ask(entering, {}, { candidates: [{ email, name, surname }], ground: 'request', dryRun: true })
  expect(JSON.parse(body)).toMatchObject({ changed: 1, refused: [] })
  const file = Buffer.from(`E-posta;Ad;Soyad\n${email};${name};${surname}\n`).toString('base64')
  const list = await ask(callAt('POST', 'entry-lists'), {}, { file, fileName: 'liste.csv' })
  const rows = callAt('GET', 'entry-lists/:listId/rows')
  const checked = await ask(rows, { only: 'all' }, undefined, undefined, { listId: list.json().id })
  expect(checked.json()).toMatchObject({ good: 1, bad: 0, items: [{ faults: [] }] })
})

test('no act that names it changes it or says more than that it is not there', async () => {
  const before = await whatIsThere()
  const changing = ofCompany.filter(
    (one) =>
      one.method !== 'GET' &&
      !/manuel|entry-lists/.test(one.path) &&
      (ofDesk.includes(one) || isAct(one) || one.path.includes(':appId')),
  )
  for (const call of changing) {
    const body = exampleOf(call)
    for (const target of isAct(call) ? [[ids.sealed], [ids.open, ids.sealed]] : [undefined]) {
      const answer = await ask(call, {}, { ...body, ...(target && { applicationIds: target }) }, ids.sealed)
      expectNothingOfIt(answer.body)
      if (call.path.includes(':appId')) expect(answer.json().code, call.path).toBe('applications.sealed')
    }
  }
  expect(await whatIsThere()).toEqual(before)
})

const callAt = (method: string, end: string): Call => {
  const found = ofDesk.find((call) => call.method === method && call.path.endsWith(end))
  if (!found) throw new Error(`Nobody answers ${method} … ${end}`)
  return found
}

/** The contract's example body without its target; the objects it names exist. */
function exampleOf({ body, path }: Call): Record<string, unknown> {
  const [example] = (body?.meta()?.examples ?? []) as Record<string, unknown>[]
  const { applicationIds: _, ...rest } = example ?? {}
  const real = { stepId: step.id, assign: [ids.accountId] }
  const others: Readonly<Record<string, object>> = {
    'notes/:noteId': { text: 'Arandı.' },
    pin: { pinned: true },
    'bank-infos/:bankInfoId/confirmation': { version: 1 },
    again: { dueOn: '2030-12-01' },
    replies: { takesReplies: true },
    columns: { fields: [] },
    tags: path.includes('/applications/') ? rest : { name: newId(), colour: 'red' },
    ':tagId': { name: newId(), colour: 'red' },
    views: { name: 'Görünüm' },
    ':viewId': { name: 'Görünüm' },
  }
  const own = Object.entries(others).find(([end]) => path.endsWith(end))?.[1] ?? rest
  return { ...own, ...Object.fromEntries(Object.entries(real).filter(([key]) => key in own)) }
}

const queryOf = ({ path }: Call) => (path.endsWith('/names') ? { type: 'name', search: 'a' } : {})

function ask(
  call: Call,
  query: Record<string, string>,
  body?: object,
  appId?: string,
  named: Record<string, string> = {},
) {
  const params: Readonly<Record<string, string>> = { ...ids, ...(appId && { appId }), ...named }
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => params[name] || newId())
  const search = new URLSearchParams(query)
  const json = call.body ? { 'content-type': 'application/json' } : {}
  return app.inject({
    method: call.method,
    url: `/api${path}${search.size > 0 ? `?${search}` : ''}`,
    headers: { ...headers, ...json },
    ...(call.body && { body: JSON.stringify(body ?? {}) }),
  })
}

function expectNothingOfIt(body: string) {
  for (const word of [person.name, person.surname, person.email, ids.sealed, ids.number, ids.fileStorageId])
    expect(body).not.toContain(word)
}

/** Everything in the database that says something of the sealed application. */
async function whatIsThere() {
  const { rows: tables } = await connection.pool.query<{ name: string; key: string }>(
    `select 'applications' as name, 'id' as key union all
     select table_name, column_name from information_schema.columns
     where table_schema = 'public' and column_name = 'application_id'`,
  )
  const there: Record<string, unknown> = {}
  for (const { name, key } of tables)
    there[name] = (await connection.pool.query(`select * from ${name} where ${key} = $1`, [ids.sealed])).rows
  return there
}
