import { grown, middles, withDatabases } from './growth.ts'
import type { Row } from './rows.ts'
import { searches } from './searches.ts'

const sizes = [1000, 20_000, 200_000] as const

/** How much longer a search takes among 200,000 forms than among 1,000: each in a database of its own on one server. */
export async function growthOfListings(serverUrl: string): Promise<Row[]> {
  const databases = Object.fromEntries(sizes.map((forms) => [`bench_${forms}_forms`, { forms }]))
  return withDatabases(serverUrl, databases, async (filled) => {
    const rows: Row[] = []
    for (const [what, search] of Object.entries(searches)) {
      rows.push(grown(`lists: ${what}, 200,000 forms / 1,000`, await middles(filled, search), sizes))
    }
    return rows
  })
}
