import { type Connection, connect, setConnection } from '#database/connection.ts'
import { setSecret } from '#platform/secrets.ts'
import { secretOfApps } from '../setup/app.ts'

/** Lets the test's own process act on the database of the apps, with their secret, until it closes the connection. */
export function actOnDatabase(url: string): Connection {
  const connection = connect(url)
  setConnection(connection)
  setSecret(secretOfApps)
  return {
    ...connection,
    async close() {
      setConnection(undefined)
      await connection.close()
    },
  }
}
