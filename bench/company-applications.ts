import type { Asked } from '#contract/call.ts'
import { searchApplications as call, findNames as namesCall } from '#contract/review/search-applications.ts'
import { type Connection, type Database, database, setConnection } from '#database/connection.ts'
import { setDelivery } from '#domain/ground/messages/delivery.ts'
import { findNames } from '#domain/review/application-search/find-names.ts'
import { searchApplications } from '#domain/review/application-search/search-applications.ts'
import { newId } from '#platform/ids.ts'
import { setSecret } from '#platform/secrets.ts'
import { aCompany, aPublishedForm } from '../tests/builders.ts'
import { manyApplications } from '../tests/many-applications.ts'
import { deskRows } from '../tests/worlds/desk-rows.ts'
import { messageToMany, statusOfMany } from './acts.ts'
import { applicationPage } from './application-page.ts'
import { grown, middles, withDatabases } from './growth.ts'
import type { Row } from './rows.ts'

const sizes = [1000, 300_000]
const databases = { bench_short_list: { forms: 0 }, bench_long_list: { forms: 0 } }
const questionId = newId()

type Search = Partial<Asked<typeof call>>
const answer = (is: 'contains' | 'equal' | 'greater', value: string): Search => ({
  answers: [{ questionId, is, value }],
})

/** An organization's queries on the applicants of one form. */
const searches: Readonly<Record<string, Search | ((desk: Desk) => Search)>> = {
  'as it stands': {},
  'a text that nobody wrote': answer('contains', 'hipopotam'),
  'a text that nearly everybody wrote': answer('contains', 'often'),
  'a rare name': { search: 'Çağlar708' },
  'a number on a receipt': { search: 'K7M3XQ' },
  'a tag that ten carry': ({ rareTag }) => ({ tagId: [rareTag] }),
  'what ten are assigned to': { mine: true },
  'notes on ten': { hasNotes: true },
  'a word of two notes': { noteContains: 'referans' },
  'a document to be looked at': { documents: ['requestUploaded'] },
  'a document missing': { documents: ['missing'] },
  'with columns of everything': {
    columns: ['number', 'email', 'phone', 'faculty', 'tags', 'assigned', 'notes', `answer:${questionId}`],
  },
}

/** Search texts for people. */
const typed: Readonly<Record<string, Pick<Asked<typeof namesCall>, 'type' | 'search'>>> = {
  'a name': { type: 'name', search: 'çağlar708' },
  'the first letter of a name': { type: 'name', search: 'a' },
  'an e-mail address': { type: 'email', search: 'cok-708@' },
  'a part of an e-mail address': { type: 'email', search: 'k-708' },
  'the beginning of a number': { type: 'number', search: 'K7' },
}

/** These take seconds each. */
const roundsOfLinear = 6

/** Searches that read, skip or count all rows; they are shown without a limit. */
const linear: Readonly<Record<string, (size: number, desk: Desk) => Search>> = {
  'a tag that nine in ten carry': (_, { commonTag }) => ({ tagId: [commonTag] }),
  'no tag': () => ({ untagged: true }),
  'an option that one of 200 chose': () => answer('equal', 'rare'),
  'an answer that none is greater than': () => answer('greater', 'z'),
  'a page by name, near the end': (size) => ({ sort: 'name', direction: 'up', pageNumber: (size * 0.9) / 50 }),
}

/** How much longer one form's list takes with 300,000 applications than with 1,000: each in a database of its own. */
export async function growthForOrganizations(serverUrl: string): Promise<Row[]> {
  setSecret('the bench seals what it hands in')
  setDelivery({ contactEmail: 'iletisim@kopru.test', publicUrl: 'http://127.0.0.1', local: true })
  return withDatabases(serverUrl, databases, async (filled) => {
    const lists = new Map<Database, List>()
    for (const [at, filledDatabase] of filled.entries())
      lists.set(filledDatabase.db, await aList(filledDatabase, sizes[at] ?? 0))
    const rows: Row[] = []
    // Said at once, because the whole takes minutes.
    const add = (row: Row) => {
      console.log(`${row.what}: ${row.measured.toFixed(2)} ${row.unit}`)
      rows.push(row)
    }
    const growth = async (what: string, work: (list: List) => Promise<unknown>, rounds?: number) =>
      grown(
        `one form’s ${what}, 300,000 / 1,000`,
        await middles(filled, async () => work(lists.get(database()) as List), rounds),
        sizes,
      )
    for (const [what, search] of Object.entries(searches))
      add(await growth(`list: ${what}`, ({ find, desk }) => find(typeof search === 'function' ? search(desk) : search)))
    for (const [what, search] of Object.entries(typed)) add(await growth(`names: ${what}`, ({ name }) => name(search)))
    add(await growth('page of one application', ({ page }) => page.render()))
    add(await growth('calls of that page', ({ page }) => page.calls()))
    for (const [what, search] of Object.entries(linear)) {
      const { wanted, met, ...row } = await growth(
        `list: ${what}`,
        ({ find, size, desk }) => find(search(size, desk)),
        roundsOfLinear,
      )
      add(row)
    }
    const [connection] = filled as [Connection]
    add(await statusOfMany(connection))
    for (const row of await messageToMany(connection)) add(row)
    return rows
  })
}

type Desk = Awaited<ReturnType<typeof deskRows>>

interface List {
  readonly size: number
  readonly desk: Desk
  readonly page: Awaited<ReturnType<typeof applicationPage>>
  readonly find: (search: Search) => Promise<unknown>
  readonly name: (search: Pick<Asked<typeof namesCall>, 'type' | 'search'>) => Promise<unknown>
}

async function aList(connection: Connection, size: number): Promise<List> {
  setConnection(connection)
  const { caller, companyId, accountId } = await aCompany()
  const { id: formId } = await aPublishedForm({ caller, companyId })
  await manyApplications(connection.pool, { id: formId, companyId }, size, questionId)
  const desk = await deskRows(connection.pool, { id: formId, companyId }, accountId, size / 10)
  return {
    size,
    desk,
    page: await applicationPage(caller, { companyId, formId }),
    find: (search) =>
      searchApplications(caller, { companyId, formId, ...call.body.parse({ countUpTo: 10_000, ...search }) }),
    name: (search) => findNames(caller, { companyId, formId, ...namesCall.query.parse(search) }),
  }
}
