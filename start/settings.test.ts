import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig, settingNames } from '#platform/config.ts'
import { readEnvironmentFile } from './settings.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kopru-settings-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function given(content: string | Buffer, environment: NodeJS.ProcessEnv = {}, mode = 0o600) {
  const path = join(folder, 'settings')
  writeFileSync(path, content)
  chmodSync(path, mode)
  const all: NodeJS.ProcessEnv = { ENV_FILE: path, ...environment }
  return { remarks: readEnvironmentFile(all), all, path }
}

test('the example, copied as it is, starts nothing and says what to fill in', () => {
  const { all, remarks } = given(readFileSync('.env.example', 'utf8'))
  expect(remarks).toHaveLength(1)
  expect(() => readConfig(all)).toThrow(
    'MODE=production does not start without PUBLIC_URL, SECRET_KEY, SMTP_URL, CONTROLLER_NAME, CONTROLLER_ADDRESS.',
  )
})

test('the example and the table of settings name every setting', () => {
  for (const file of ['.env.example', 'docs/settings.md']) {
    const text = readFileSync(file, 'utf8')
    expect(settingNames.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([])
  }
})

test('the lines of the example that are commented out are the defaults', () => {
  const commented = readFileSync('.env.example', 'utf8').replaceAll(/^#(?=[A-Z0-9_]+=)/gm, '')
  const { all } = given(commented, { MODE: 'local', ENV_FILE: join(folder, 'settings') })
  expect(readConfig({ ...all, STOP_GRACE_SECONDS: '' })).toEqual(readConfig({}))
})

test('a file of an editor on Windows is read in UTF-8, and stops the start in UTF-16: its MODE=production must not be missed', () => {
  const { all, remarks } = given('\uFEFFMODE=production\r\nPORT=4000\r\n')
  expect(all).toMatchObject({ MODE: 'production', PORT: '4000' })
  expect(remarks).toHaveLength(1)
  expect(() => given(Buffer.from('\uFEFFMODE=production\r\n', 'utf16le'))).toThrow('Save the file as UTF-8.')
})

test('the environment goes before the file', () => {
  const { all, remarks, path } = given('PORT=4000\nHOST=0.0.0.0\n', { PORT: '5000' })
  expect(all).toMatchObject({ PORT: '5000', HOST: '0.0.0.0' })
  expect(remarks).toEqual([`Settings were read from ${path}`])
})

test('a secret that others of the machine can read is remarked upon, and so is a name that is no setting', () => {
  const secret = `SECRET_KEY=${'k'.repeat(32)}\n`
  expect(given(secret, {}, 0o640).remarks).toHaveLength(1)
  const { remarks, path } = given(`${secret}MOED=production\n`, {}, 0o644)
  expect(remarks).toContain(`It holds SECRET_KEY, and every user of this machine can read it: chmod o= ${path}`)
  expect(remarks).toContain('MOED in it is no setting of Köprü: is it spelt right?')
})

test('a file that was named and is not there stops the start; without a name there need be none', () => {
  const missing = join(folder, 'missing')
  expect(() => readEnvironmentFile({ ENV_FILE: missing })).toThrow(`The settings in ${missing} cannot be read (ENOENT)`)
  expect(() => readEnvironmentFile({ ENV_FILE: folder })).toThrow('cannot be read (EISDIR)')
  expect(readEnvironmentFile({ ENV_FILE: 'none' })).toEqual([])
})
