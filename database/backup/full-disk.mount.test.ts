import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fileStore } from '#domain/ground/files/store.ts'
import { testDatabase } from '../../tests/database.ts'
import { smallDisk } from '../../tests/services/small-disk.ts'
import { writeArchive } from './write-archive.ts'

const source = testDatabase()

test('a backup that meets a full disk says so and leaves nothing behind', async () => {
  await fileStore().put('private', 'paper', Buffer.alloc(200_000, 'x'))
  const disk = smallDisk('64k')
  const client = await source.pool.connect()
  const written = writeArchive(join(disk.path, 'kopru.backup'), client, fileStore())
  await expect(written.finally(() => client.release(true))).rejects.toThrow('ENOSPC')
  expect(readdirSync(disk.path)).toEqual([])
})
