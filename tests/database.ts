import { afterAll, beforeAll, inject } from 'vitest'
import { type Connection, connect, setConnection } from '#database/connection.ts'
import { setDelivery } from '#domain/messages/delivery.ts'
import { setSecret } from '#platform/secrets.ts'
import { cloneDatabase, dropDatabase } from './setup/clones.ts'

/**
 * A database of the calling test file's own, with the schema and the reference data, gone when the file is done.
 * Everything that asks for "the" connection meanwhile gets this one; messages end in its outbox, with their codes.
 */
export function testDatabase(): Connection {
  let connection: Connection | undefined
  const opened = (): Connection => {
    if (!connection) throw new Error('The test database exists only while tests run: use it inside test or beforeAll.')
    return connection
  }

  beforeAll(async () => {
    connection = connect(await cloneDatabase(inject('databaseServer')))
    setConnection(connection)
    setSecret('a secret that all the tests share')
    setDelivery({ publicUrl: 'https://kopru.example', local: true })
  })

  afterAll(async () => {
    setConnection(undefined)
    setDelivery(undefined)
    const { url, close } = opened()
    await close()
    await dropDatabase(inject('databaseServer'), url)
  })

  return {
    get url() {
      return opened().url
    },
    get pool() {
      return opened().pool
    },
    get db() {
      return opened().db
    },
    close: () => opened().close(),
  }
}
