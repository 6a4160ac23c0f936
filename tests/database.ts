import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, inject } from 'vitest'
import { type Connection, connect, setConnection } from '#database/connection.ts'
import { setFileStore } from '#domain/ground/files/store.ts'
import { setUploads } from '#domain/ground/files/uploads.ts'
import { setDelivery } from '#domain/ground/messages/delivery.ts'
import { setSeller } from '#domain/operations/orders/payment-ways.ts'
import { folderStore } from '#platform/files/folder.ts'
import { setSecret } from '#platform/secrets.ts'
import { uploadFolder } from '#platform/uploads/upload-folder.ts'
import { cloneDatabase, dropDatabase } from './setup/clones.ts'

export const secretOfTests = 'a secret that all the tests share'

const sellerOfTests = { iban: 'TR330006100519786457841326', accountName: 'Köprü A.Ş.', bankName: 'Deneme Bankası' }

/**
 * A database of the calling test file's own, with the schema and the reference data, gone when the file is done.
 * Everything that asks for "the" connection meanwhile gets this one; messages end in its outbox, with their codes;
 * files in a folder that goes with it.
 */
export function testDatabase(): Connection {
  let connection: Connection | undefined
  let files: string | undefined
  const opened = (): Connection => {
    if (!connection) throw new Error('The test database exists only while tests run: use it inside test or beforeAll.')
    return connection
  }

  beforeAll(async () => {
    connection = connect(await cloneDatabase(inject('databaseServer')))
    setConnection(connection)
    setSecret(secretOfTests)
    files = await mkdtemp(join(tmpdir(), 'kopru-files-'))
    setFileStore(folderStore(files))
    setUploads(uploadFolder(join(files, 'uploads')))
    setDelivery({ contactEmail: 'iletisim@kopru.test', publicUrl: 'https://kopru.example', local: true })
    setSeller(sellerOfTests)
  })

  afterAll(async () => {
    setConnection(undefined)
    setSeller(undefined)
    setDelivery(undefined)
    setFileStore(undefined)
    setUploads(undefined)
    if (files !== undefined) await rm(files, { recursive: true, force: true })
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
    get planned() {
      return opened().planned
    },
    close: () => opened().close(),
  }
}
