import { beforeAll, expect, test } from 'vitest'
import { receiptNumber } from '#domain/applying/applications/receipt-number.ts'
import { newId } from '#platform/ids.ts'
import { aCompany, aPublishedForm } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aHandedIn } from '../../../tests/handed-in.ts'
import { manyApplications } from '../../../tests/many-applications.ts'
import { plansOf } from '../../../tests/plans.ts'
import { findNames } from './find-names.ts'
import { searchApplications } from './search-applications.ts'

const connection = testDatabase()

let company: Awaited<ReturnType<typeof aCompany>>
let ids: { readonly companyId: string; readonly formId: string }
let formNumber: number

beforeAll(async () => {
  company = await aCompany()
  const form = await aPublishedForm(company)
  ids = { companyId: company.companyId, formId: form.id }
  formNumber = form.formIdentityNumber
})

const own = () => ({ id: ids.formId, companyId: ids.companyId })
const named = (name: string, surname: string, sealed = false) =>
  aHandedIn(own(), { profile: { name, surname, email: `${newId().slice(-6)}@ornek.test` }, application: { sealed } })
const found = async (type: 'name' | 'email' | 'number', search: string) =>
  (await findNames(company.caller, { ...ids, type, search })).items

test('people are found by a part of the name with Turkish letters folded, never in a sealed application', async () => {
  await named('Iğdır', 'Şahin')
  await named('Iğdır', 'Gizli', true)
  await named('Çağrı', 'Iğdırlı')
  expect((await found('name', 'igdir')).map(({ name }) => name)).toEqual(['Çağrı Iğdırlı', 'Iğdır Şahin'])
  expect(await found('name', 'gizli')).toEqual([])
  expect(await found('name', 'ornek')).toEqual([])
  expect((await found('email', 'ORNEK')).length).toBe(2)
  expect(await found('email', 'igdir')).toEqual([])
  for (const type of ['name', 'email', 'number'] as const) expect(await found(type, '\u0301')).toEqual([])
})

test('without a typed text the first applications are returned, by name or by number', async () => {
  const { id } = await aPublishedForm(company)
  const people = { id, companyId: company.companyId }
  const made: string[] = []
  for (const name of ['Zeki', 'Çınar', 'Ali'])
    made.push((await aHandedIn(people, { profile: { name, surname: 'Er' } })).appId)
  await aHandedIn(people, { profile: { name: 'Bora', surname: 'Er' }, application: { sealed: true } })
  const first = async (type: 'name' | 'email' | 'number') =>
    (await findNames(company.caller, { companyId: company.companyId, formId: id, type })).items
  for (const type of ['name', 'email'] as const)
    expect((await first(type)).map(({ name }) => name)).toEqual(['Ali Er', 'Çınar Er', 'Zeki Er'])
  const numbers = (await first('number')).map(({ number }) => number)
  expect(numbers).toEqual([...numbers].sort())
  expect(numbers).toHaveLength(made.length)
})

test('a whole address is found by its beginning, a part of an address anywhere in it', async () => {
  const at = `${newId().slice(-8)}.test`
  for (const email of [`ali@${at}`, `veli.ali@${at}`, `a_i@${at}`])
    await aHandedIn(own(), { profile: { name: 'Ali', surname: 'Veli', email } })
  const addresses = async (typed: string) => (await found('email', typed)).map(({ email }) => email).sort()
  expect(await addresses(`ALİ@${at}`)).toEqual([`ali@${at}`])
  expect(await addresses(`li@${at}`)).toEqual([`ali@${at}`, `veli.ali@${at}`])
  expect(await addresses(`a_i@${at}`)).toEqual([`a_i@${at}`])
  expect(await addresses(`@${at}`)).toHaveLength(3)
})

test('a receipt number is found by its beginning, with or without the number of the form', async () => {
  const [{ appId }, sealed] = [await named('Ada', 'Bir'), await named('Ada', 'İki', true)]
  const number = receiptNumber(formNumber, appId)
  const letters = number.split('-')[1] ?? ''
  for (const typed of [number, letters, letters.toLowerCase(), number.slice(0, -3)])
    expect((await found('number', typed)).map(({ id }) => id)).toContain(appId)
  expect((await found('number', number))[0]).toMatchObject({ name: 'Ada Bir', number, status: 'Submitted' })
  expect(await found('number', receiptNumber(formNumber, sealed.appId))).toEqual([])
  expect(await found('number', 'OIL?')).toEqual([])
  const asked = { sort: 'submitted', direction: 'down', pageNumber: 1, pageSize: 50, columns: [] } as const
  for (const search of [number, letters.toLowerCase()])
    expect((await searchApplications(company.caller, { ...ids, ...asked, columns: [], search })).items).toMatchObject([
      { id: appId },
    ])
})

test('the database computes the same receipt letters as the code', async () => {
  const some = Array.from({ length: 200 }, newId)
  const { rows } = await connection.pool.query(
    'select id::text, receipt_letters(id) as letters from unnest($1::uuid[]) as id',
    [some],
  )
  expect(rows.map(({ letters }) => letters)).toEqual(rows.map(({ id }) => receiptNumber(1, id).slice(2)))
})

test('every way to match reads an index and returns at most twenty', async () => {
  await manyApplications(connection.pool, own(), 3000, newId())
  const plansFor = async (type: 'name' | 'email' | 'number', search?: string) =>
    (await plansOf(connection.pool, () => findNames(company.caller, { ...ids, type, search }))).join('\n\n')
  expect(await plansFor('name', 'çağlar1711')).toMatch(/on application_names_letters/)
  expect(await plansFor('name', 'a')).toMatch(/using application_snapshots_name/)
  const byPart = await plansFor('email', 'cok-1711')
  expect(byPart).toMatch(/on application_names_letters/)
  // The trigram index on the letters comes first; form_id is only compared for its matches.
  expect(byPart).toMatch(/Index Cond: \(\(search ~~ .*\) AND \(form_id = /)
  const byAddress = await plansFor('email', 'cok-1711@')
  expect(byAddress).toMatch(/(on|using) application_snapshots_email/)
  expect(byAddress).not.toMatch(/application_names_letters/)
  expect(await plansFor('number', 'K7M3')).toMatch(/using application_names_receipt/)
  for (const plans of [await plansFor('name'), await plansFor('name', 'a'), await plansFor('number', 'K')])
    expect(plans).not.toMatch(/Seq Scan on application/)
  expect(await found('name', 'a')).toHaveLength(20)
})
