import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterEach, beforeEach, expect, test } from 'vitest'

let project: string

beforeEach(() => {
  project = mkdtempSync(`${tmpdir()}/kopru-setup-`)
  cpSync('scripts/setup.mjs', `${project}/scripts/setup.mjs`)
  cpSync('scripts/setup', `${project}/scripts/setup`, { recursive: true })
  writeFileSync(`${project}/npm-cli.js`, NPM)
  writeFileSync(`${project}/package.json`, '{ "type": "module" }')
  writeLock('1.0.0')
})

afterEach(() => rmSync(project, { recursive: true }))

test('packages are installed once, and again when the lock has changed', () => {
  expect(setUp().status).toBe(0)
  expect(npmCalls()).toEqual(['ci'])
  expect(setUp()).toMatchObject({ status: 0, stdout: '' })
  expect(npmCalls()).toEqual(['ci'])

  writeLock('1.0.1')
  expect(setUp().status).toBe(0)
  expect(npmCalls()).toEqual(['ci', 'ci'])
})

test('what somebody has installed by hand is not installed a second time', () => {
  spawnSync(process.execPath, ['npm-cli.js', 'ci'], { cwd: project })
  expect(setUp()).toMatchObject({ status: 0, stdout: '' })
  expect(npmCalls()).toEqual(['ci'])
})

test('a registry that lacks what the lock names still gives what it has', () => {
  const { status, stdout } = setUp({ LACKING: 'ci' })
  expect(status).toBe(0)
  expect(stdout).toContain('The registry lacks something that the lock names; installing what it has…')
  expect(npmCalls()).toEqual(['ci', 'install --no-save'])
})

test('without a registry it says so, and the next run tries again', () => {
  const { status, stderr } = setUp({ LACKING: 'ci install' })
  expect(status).toBe(1)
  expect(stderr.trim()).toBe('npm could not install the packages; its words are above. Is the registry reachable?')
  expect(setUp().status).toBe(0)
})

test('a Node that does not run here makes way for the one that does', () => {
  expect(setUp({ BROKEN_NODE: 'yes' }).status).toBe(0)
  expect(existsSync(`${project}/node_modules/.bin/node`)).toBe(false)
})

/** An npm that notes how it was called and lays down what the lock names, where these tests have no registry to ask. */
const NPM = `
  import { appendFileSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
  const [command, flag] = process.argv.slice(2)
  appendFileSync('npm-calls', [command, ...(flag?.startsWith('--no-') ? [flag] : [])].join(' ') + '\\n')
  if (process.env.LACKING?.includes(command)) process.exit(1)
  rmSync('node_modules', { recursive: true, force: true })
  mkdirSync('node_modules/.bin', { recursive: true })
  if (process.env.BROKEN_NODE) writeFileSync('node_modules/.bin/node', 'not a program', { mode: 0o755 })
  else symlinkSync(process.execPath, 'node_modules/.bin/node')
  writeFileSync('node_modules/.package-lock.json', readFileSync('package-lock.json'))`

function setUp(environment: Record<string, string> = {}) {
  return spawnSync(process.execPath, ['scripts/setup.mjs'], {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, npm_execpath: `${project}/npm-cli.js`, ...environment },
  })
}

function npmCalls(): string[] {
  return readFileSync(`${project}/npm-calls`, 'utf8').trim().split('\n')
}

function writeLock(version: string): void {
  writeFileSync(`${project}/package-lock.json`, JSON.stringify({ packages: { '': {}, 'node_modules/a': { version } } }))
}
