import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { smallDisk } from '../../tests/services/small-disk.ts'
import { isAnyDiskFull, isDiskFull } from '../disk-full.ts'
import { folderStore } from './folder.ts'

test('a disk that fills up leaves nothing half', async () => {
  const disk = smallDisk('512k')
  const store = folderStore(join(disk.path, 'files'))
  await store.put('private', 'small', Buffer.alloc(1000))
  const refused = await store.put('private', 'large', Buffer.alloc(900_000)).catch((error: unknown) => error)
  expect(isDiskFull(refused)).toBe(true)
  expect(await store.exists('private', 'large')).toBe(false)
  expect(readdirSync(join(disk.path, 'files/.waiting'))).toEqual([])
  expect(await isAnyDiskFull([disk.path])).toBe(true)
  disk.grow('4m')
  expect(await store.put('private', 'large', Buffer.alloc(900_000))).toEqual({ size: 900_000 })
})
