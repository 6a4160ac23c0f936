import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { folderStore } from '#platform/files/folder.ts'
import { s3Store } from '#platform/files/s3.ts'
import { startS3 } from '../tests/services/s3-server.ts'

let store: Awaited<ReturnType<typeof startS3>>
let dataDir: string
beforeAll(async () => {
  store = await startS3()
  dataDir = await mkdtemp(join(tmpdir(), 'kopru-move-'))
})
afterAll(async () => {
  await store.stop()
  await rm(dataDir, { recursive: true })
})

async function move(environment: Record<string, string>) {
  const child = spawn(process.execPath, ['scripts/files-move.ts'], {
    env: { PATH: process.env.PATH, ENV_FILE: 'none', DATA_DIR: dataDir, ...environment },
  })
  const [out, error, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code, out: out.trim(), error: error.trim() }
}

test('an operator moves the files of a folder, and hears what became of them', async () => {
  const { endpoint, accessKeyId, secretAccessKey } = store.config
  const s3 = { S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey }
  await folderStore(join(dataDir, 'files')).put('private', 'ayse/cv.pdf', Buffer.from('özgeçmiş'))
  expect(await move(s3)).toEqual({ code: 0, out: '1 copied (1 MB), 0 were there, 0 removed, 0 failed', error: '' })
  expect(await s3Store(store.config).size('private', 'ayse/cv.pdf')).toBe(11)
})
