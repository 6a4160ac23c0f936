import { spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { beforeEach, expect, inject, onTestFinished, test } from 'vitest'
import { productionSettings, startApp } from './setup/app.ts'
import { cloneDatabase, dropDatabase } from './setup/clones.ts'

// Refusals of a start, and their messages, with the product in a process of its own.

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

/** Starts the product and, if it starts, stops it again. */
async function start(environment: NodeJS.ProcessEnv = {}) {
  const app = await startApp(url, { PARTS: 'api', DATA_DIR: dataDir, ...environment })
  await app.stop()
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

test('production does not start with demo accounts, nor without TLS', async () => {
  await start()
  await expect(start({ ...productionSettings, PLAIN_HTTP: '' })).rejects.toThrow('PLAIN_HTTP=allowed')
  await expect(start(productionSettings)).rejects.toThrow(/holds 5 demo accounts[\s\S]*npm run demo:close/)
  // The command reads the same file as the start.
  const settings = join(dataDir, 'settings')
  writeFileSync(settings, `MODE=local\nDATABASE_URL=${url}\nDATA_DIR=${dataDir}\n`)
  const closing = spawnSync(process.execPath, ['scripts/demo-close.ts'], {
    env: { PATH: process.env.PATH, ENV_FILE: settings },
    encoding: 'utf8',
  })
  expect(closing.stdout, closing.stderr).toContain('accounts closed: 5')
  await start(productionSettings)
}, 60_000)

test('.env in the folder is read, and as the example stands nothing starts', () => {
  copyFileSync('.env.example', join(dataDir, '.env'))
  const started = spawnSync(process.execPath, [resolve('start.ts')], {
    env: { PATH: process.env.PATH },
    cwd: dataDir,
    encoding: 'utf8',
  })
  expect(started.status).toBe(1)
  expect(started.stdout).toContain(`Settings were read from ${join(dataDir, '.env')}`)
  expect(started.stderr).toContain('MODE=production does not start without PUBLIC_URL, SECRET_KEY, SMTP_URL')
  expect(readdirSync(dataDir)).toEqual(['.env'])
})

test.each([
  ['where no folder can be made', '/proc/kopru/data', 'no folder can be made there|this user may not'],
  ['below a file', '/etc/passwd/data', 'a file is in its place'],
])(
  'a DATA_DIR %s is a sentence at the start',
  async (_, folder, why) => {
    await expect(start({ DATA_DIR: folder })).rejects.toThrow(
      new RegExp(`DATA_DIR is ${folder}, and nothing can be written there: (${why})`),
    )
  },
  60_000,
)

test('nobody else on the machine reads what is under way, also what an earlier version left open', async () => {
  const left = join(dataDir, 'uploads', 'somebody')
  mkdirSync(left, { recursive: true })
  mkdirSync(join(dataDir, 'files'))
  for (const folder of [dataDir, join(dataDir, 'uploads'), left, join(dataDir, 'files')]) chmodSync(folder, 0o755)
  writeFileSync(join(left, 'belge'), 'belge', { mode: 0o644 })
  await start({ SECRET_KEY: '' })
  const modeOf = (path: string) => (statSync(join(dataDir, path)).mode & 0o777).toString(8)
  expect(modeOf('.')).toBe('711')
  for (const name of readdirSync(dataDir))
    expect([name, modeOf(name)]).toEqual([name, name === 'secret' ? '600' : '700'])
  expect(modeOf('uploads/somebody')).toBe('700')
}, 60_000)
