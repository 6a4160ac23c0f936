import { type Connection, connect, setConnection } from '#database/connection.ts'
import { migrate } from '#database/migrate.ts'
import { loadReference } from '#database/reference/load.ts'
import { type LargeDemo, loadLargeDemo } from '#demo/large/load-large-demo.ts'
import { limit, type Row } from './rows.ts'

const manyRounds = 60

/** Makes databases of different sizes on one server, and drops them when the work is done. */
export async function withDatabases<T>(
  serverUrl: string,
  sizes: Readonly<Record<string, LargeDemo>>,
  work: (filled: readonly Connection[]) => Promise<T>,
): Promise<T> {
  const server = connect(serverUrl, { max: 1 })
  const filled: Connection[] = []
  const names = Object.keys(sizes)
  try {
    for (const [name, size] of Object.entries(sizes)) {
      await server.pool.query(`create database ${name}`)
      const connection = connect(Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href)
      filled.push(connection)
      await migrate(connection.pool)
      await loadReference(connection.db)
      await loadLargeDemo(connection.db, size)
    }
    return await work(filled)
  } finally {
    setConnection(undefined)
    for (const connection of filled) await connection.close()
    for (const name of names) await server.pool.query(`drop database if exists ${name} with (force)`)
    await server.close()
  }
}

/**
 * The median time of the work in each database, measured in turn, so that other load of the machine affects all alike.
 */
export async function middles(
  connections: readonly Connection[],
  work: () => Promise<unknown>,
  rounds = manyRounds,
): Promise<number[]> {
  const times = connections.map((): number[] => [])
  for (let round = -Math.ceil(rounds / 12); round < rounds; round++) {
    for (const [place, connection] of connections.entries()) {
      setConnection(connection)
      const started = performance.now()
      await work()
      if (round >= 0) times[place]?.push(performance.now() - started)
    }
  }
  return times.map((of) => of.toSorted((one, other) => one - other)[Math.floor(of.length / 2)] ?? 0)
}

/** How much longer the last took than the first, with what each took; at most twice as long is wanted. */
export function grown(what: string, middle: readonly number[], sizes: readonly number[]): Row {
  const growth = (middle.at(-1) ?? 0) / (middle[0] ?? 1)
  const parts = Object.fromEntries(
    sizes.map((size, place) => [`ms at ${size}`, Number((middle[place] ?? 0).toFixed(1))]),
  )
  return { ...limit(what, growth, '×', 2), parts }
}
