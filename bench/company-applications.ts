import type { Asked } from '#contract/call.ts'
import { searchApplications as call } from '#contract/review/search-applications.ts'
import { type Connection, type Database, database, setConnection } from '#database/connection.ts'
import { searchApplications } from '#domain/application-search/search-applications.ts'
import { setDelivery } from '#domain/messages/delivery.ts'
import { newId } from '#platform/ids.ts'
import { setSecret } from '#platform/secrets.ts'
import { aCompany, aPublishedForm } from '../tests/builders.ts'
import { manyApplications } from '../tests/many-applications.ts'
import { grown, middles, withDatabases } from './growth.ts'
import type { Row } from './rows.ts'

const sizes = [1000, 100_000]
const databases = { bench_short_list: { forms: 0 }, bench_long_list: { forms: 0 } }
const questionId = newId()

type Search = Partial<Asked<typeof call>>
const answer = (is: 'contains' | 'equal' | 'greater', value: string): Search => ({
  answers: [{ questionId, is, value }],
})

/** What an organization asks of those who applied to one form. */
const searches: Readonly<Record<string, Search>> = {
  'a text that nobody wrote': answer('contains', 'hipopotam'),
  'a text that nearly everybody wrote': answer('contains', 'often'),
  'a rare name': { search: 'Çağlar701' },
}

/** Searches that read, skip or count all rows; they are shown without a limit. */
const linear: Readonly<Record<string, (size: number) => Search>> = {
  'an option that one of 200 chose': () => answer('equal', 'rare'),
  'an answer that none is greater than': () => answer('greater', 'z'),
  'a page by name, near the end': (size) => ({ sort: 'name', direction: 'up', pageNumber: (size * 0.9) / 50 }),
}

/** How much longer one form's list takes with 100,000 applications than with 1,000: each in a database of its own. */
export async function growthForOrganizations(serverUrl: string): Promise<Row[]> {
  setSecret('the bench seals what it hands in')
  setDelivery({ contactEmail: 'iletisim@kopru.test', publicUrl: 'http://127.0.0.1', local: true })
  return withDatabases(serverUrl, databases, async (filled) => {
    const lists = new Map<Database, List>()
    for (const [at, filledDatabase] of filled.entries())
      lists.set(filledDatabase.db, await aList(filledDatabase, sizes[at] ?? 0))
    const growth = async (what: string, search: (size: number) => Search) =>
      grown(
        `one form’s list: ${what}, 100,000 / 1,000`,
        await middles(filled, async () => lists.get(database())?.(search)),
        sizes,
      )
    const rows: Row[] = []
    for (const [what, search] of Object.entries(searches)) rows.push(await growth(what, () => search))
    for (const [what, search] of Object.entries(linear)) {
      const { wanted: _, met: __, ...row } = await growth(what, search)
      rows.push(row)
    }
    return rows
  })
}

type List = (search: (size: number) => Search) => Promise<unknown>

async function aList(connection: Connection, size: number): Promise<List> {
  setConnection(connection)
  const { caller, companyId, ...company } = await aCompany()
  const { id: formId } = await aPublishedForm({ caller, companyId, ...company })
  await manyApplications(connection.pool, { id: formId, companyId }, size, questionId)
  return (search) =>
    searchApplications(caller, { companyId, formId, ...call.body.parse({ countUpTo: 10_000, ...search(size) }) })
}
