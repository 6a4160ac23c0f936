import { listParticipants as call } from '#contract/participants/participants.ts'
import { type Connection, setConnection } from '#database/connection.ts'
import { listParticipants } from '#domain/award/participants/list-participants.ts'
import { rollUpParticipantCounts } from '#domain/award/participants/roll-up-participant-counts.ts'
import { newId } from '#platform/ids.ts'
import { setSecret } from '#platform/secrets.ts'
import { aCompany, aPublishedForm } from '../tests/builders.ts'
import { manyApplications } from '../tests/many-applications.ts'
import { allTakePart } from '../tests/participants.ts'
import { grown, middles, withDatabases } from './growth.ts'
import type { Row } from './rows.ts'

const sizes = [1000, 300_000]

const lists = {
  'first page': {},
  'of one status': { status: ['Suspended'] },
  'by name': { sort: 'name', direction: 'up' },
  'a rare name': { search: 'zübeyde' },
  // Its letters are those of thousands: who has all of them in this order is one of those who have them somehow.
  'a rare name of frequent letters': { search: 'Çağlar981' },
} as const

/** The cost of a page of participants must hardly depend on their number. */
export async function growthOfParticipants(serverUrl: string): Promise<Row[]> {
  setSecret('the bench seals what it hands in')
  return withDatabases(
    serverUrl,
    { bench_few_participants: { forms: 0 }, bench_many_participants: { forms: 0 } },
    async (filled) => {
      const companies: Awaited<ReturnType<typeof filledCompany>>[] = []
      for (const [at, connection] of filled.entries()) companies.push(await filledCompany(connection, sizes[at] ?? 0))
      const rows: Row[] = []
      for (const [what, asked] of Object.entries(lists)) {
        let turn = 0
        const middle = await middles(filled, () => {
          const company = companies[turn++ % companies.length]
          if (!company) throw new Error('Every database has an organization')
          return listParticipants(company.caller, { companyId: company.companyId, ...call.body.parse(asked) })
        })
        rows.push(grown(`participants: ${what}, 300,000 / 1,000`, middle, sizes))
      }
      return rows
    },
  )
}

async function filledCompany(connection: Connection, size: number) {
  setConnection(connection)
  const company = await aCompany()
  const { id } = await aPublishedForm(company)
  await manyApplications(connection.pool, { id, companyId: company.companyId }, size, newId())
  await allTakePart(connection.pool, id)
  // Seven surnames are shared by all others: whatever is found by their letters is no rare name.
  await connection.pool.query(
    "update participants set name = 'Zübeyde', surname = 'Fıstıkçı' where id = (select id from participants limit 1)",
  )
  await connection.pool.query('vacuum analyze participants')
  await rollUpParticipantCounts()
  await connection.pool.query('vacuum analyze participant_counts')
  return company
}
