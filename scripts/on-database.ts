import { type Connection, connect } from '#database/connection.ts'
import { startEmbedded } from '#database/embedded.ts'
import { migrate } from '#database/migrate.ts'
import { readSettings } from '../start/settings.ts'

/** The database that the product itself would use, for as long as a script needs it. */
export async function onDatabase<T>(
  work: (connection: Connection) => Promise<T>,
  { migrated = true } = {},
): Promise<T> {
  const { databaseUrl, dataDir } = readSettings()
  const embedded = databaseUrl ? undefined : await startEmbedded({ dataDir: `${dataDir}/postgres`, log: quiet })
  const connection = connect(databaseUrl ?? embedded?.url ?? '', { max: 2 })
  try {
    if (migrated) await migrate(connection.pool)
    return await work(connection)
  } finally {
    await connection.close()
    await embedded?.stop()
  }
}

const quiet = { info() {}, warn: console.warn }
