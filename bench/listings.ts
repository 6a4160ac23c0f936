import { type Connection, connect, setConnection } from '#database/connection.ts'
import { loadLargeDemo } from '#database/demo/large.ts'
import { migrate } from '#database/migrate.ts'
import { loadReference } from '#database/reference/load.ts'
import { limit, type Row } from './rows.ts'
import { searches } from './searches.ts'

const sizes = [1000, 20_000, 200_000] as const
const rounds = 60

/** How much longer a search takes among 200,000 forms than among 1,000: each in a database of its own on one server. */
export async function growthOfListings(serverUrl: string): Promise<Row[]> {
  const server = connect(serverUrl, { max: 1 })
  const filled: Connection[] = []
  const names = sizes.map((size) => `bench_${size}_forms`)
  try {
    for (const [place, name] of names.entries()) {
      await server.pool.query(`create database ${name}`)
      const connection = connect(Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href)
      filled.push(connection)
      await fill(connection, sizes[place] ?? 0)
    }
    const rows: Row[] = []
    for (const [what, search] of Object.entries(searches)) rows.push(grown(what, await middles(filled, search)))
    return rows
  } finally {
    setConnection(undefined)
    for (const connection of filled) await connection.close()
    for (const name of names) await server.pool.query(`drop database if exists ${name} with (force)`)
    await server.close()
  }
}

async function fill({ pool, db }: Connection, forms: number) {
  await migrate(pool)
  await loadReference(db)
  await loadLargeDemo(db, { forms })
}

/** The middle of what the search takes in each, asked in turn: what else the machine does hits them alike. */
async function middles(connections: readonly Connection[], search: () => Promise<unknown>) {
  const times = connections.map((): number[] => [])
  for (let round = -5; round < rounds; round++) {
    for (const [place, connection] of connections.entries()) {
      setConnection(connection)
      const started = performance.now()
      await search()
      if (round >= 0) times[place]?.push(performance.now() - started)
    }
  }
  return times.map((of) => of.toSorted((one, other) => one - other)[Math.floor(of.length / 2)] ?? 0)
}

function grown(what: string, middle: readonly number[]): Row {
  const growth = (middle.at(-1) ?? 0) / (middle[0] ?? 1)
  const parts = Object.fromEntries(
    sizes.map((size, place) => [`ms at ${size}`, Number((middle[place] ?? 0).toFixed(1))]),
  )
  return { ...limit(`lists: ${what}, 200,000 forms / 1,000`, growth, '×', 2), parts }
}
