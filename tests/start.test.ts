import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, inject, onTestFinished, test } from 'vitest'
import { cloneDatabase, dropDatabase } from './setup/clones.ts'
import { startHouse } from './setup/house.ts'

// What a start refuses, and in which words: the product itself, in a process of its own.

let url: string
let dataDir: string

beforeEach(async () => {
  url = await cloneDatabase(inject('databaseServer'))
  dataDir = mkdtempSync(join(tmpdir(), 'kopru-start-'))
  onTestFinished(async () => {
    await dropDatabase(inject('databaseServer'), url)
    rmSync(dataDir, { recursive: true, force: true })
  })
})

/** Started and, if it came so far, stopped again. */
async function start(environment: NodeJS.ProcessEnv = {}) {
  const house = await startHouse(url, { PARTS: 'api', DATA_DIR: dataDir, ...environment })
  await house.stop()
}

test('a start refuses the secret of another database, and one that is damaged', async () => {
  await start({ SECRET_KEY: 'the secret that this database had first' })
  await expect(start({ SECRET_KEY: 'another secret, and nobody said so!' })).rejects.toThrow(
    'SECRET_KEY is not the secret of this database',
  )
  writeFileSync(join(dataDir, 'secret'), '')
  await expect(start({ SECRET_KEY: '' })).rejects.toThrow(`${dataDir}/secret is damaged`)
  await start({
    SECRET_KEY: 'another secret, and this time announced',
    EARLIER_SECRET_KEYS: 'the secret that this database had first',
  })
}, 60_000)
