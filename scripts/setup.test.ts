import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let project: string

beforeEach(() => {
  project = mkdtempSync(`${tmpdir()}/kopru-setup-`)
  cpSync('scripts/setup.mjs', `${project}/scripts/setup.mjs`)
  cpSync('scripts/setup', `${project}/scripts/setup`, { recursive: true })
  cpSync('scripts/test.mjs', `${project}/scripts/test.mjs`)
  writeFileSync(`${project}/scripts/test.ts`, "console.log('tests begin', process.argv.slice(2).join(' '))")
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

test('the web is built again when something that it imports has changed, and only then', () => {
  cpSync('biome.json', `${project}/biome.json`)
  const imported = [
    'web/page.tsx',
    'contract/calls.ts',
    'locales/tr/a.json',
    'platform/text/a.ts',
    'platform/charts/a.ts',
  ]
  for (const file of [...imported, 'platform/log.ts']) write(file, '1')
  write('scripts/build.ts', BUILD)
  const builds = () => readFileSync(`${project}/builds`, 'utf8').length
  setUp({}, '--build')
  setUp({}, '--build')
  expect(builds()).toBe(1)
  for (const [at, file] of imported.entries()) {
    write(file, 'changed')
    setUp({}, '--build')
    expect({ file, builds: builds() }).toEqual({ file, builds: at + 2 })
  }
  write('platform/log.ts', 'changed')
  setUp({}, '--build')
  expect(builds()).toBe(imported.length + 1)
})

test('wrong settings are said before the web is built, and are no matter where nothing has to be built', () => {
  cpSync('biome.json', `${project}/biome.json`)
  write('scripts/build.ts', BUILD)
  write('start/check-settings.ts', "console.error('SECRET_KEY is missing.'); process.exitCode = 1")
  const { status, stdout, stderr } = setUp({}, '--build', '--settings')
  expect([status, stderr.trim()]).toEqual([1, 'SECRET_KEY is missing.'])
  expect(stdout).not.toContain('Building the web')
  expect(existsSync(`${project}/builds`)).toBe(false)

  expect(setUp({}, '--build').status).toBe(0)
  expect(setUp({}, '--build', '--settings').status).toBe(0)
})

test('a missing browser is said before anything is installed, with what to do', () => {
  const { stdout } = runTests([])
  expect(stdout).toContain('No Chromium was found')
  expect(stdout).toContain('npm test -- --without-browser')
  expect(stdout.indexOf('No Chromium')).toBeLessThan(stdout.indexOf('Installing packages'))
  expect(stdout.indexOf('Installing packages')).toBeLessThan(stdout.indexOf('tests begin'))
})

test('no browser is missed where none is needed or one is named', () => {
  expect(runTests(['--without-browser']).stdout).not.toContain('Chromium')
  expect(runTests(['domain/review/notes']).stdout).not.toContain('Chromium')
  expect(runTests([], { CHROMIUM_PATH: process.execPath }).stdout).not.toContain('Chromium')
  expect(runTests(['--without-browser', 'notes']).stdout).toContain('tests begin --without-browser notes')
})

test('a browser path that names nothing stops the run at once', () => {
  const { status, stdout, stderr } = runTests([], { CHROMIUM_PATH: '/nowhere/chromium' })
  expect(status).toBe(1)
  expect(stderr).toContain('CHROMIUM_PATH names /nowhere/chromium, which does not exist.')
  expect(stdout).toBe('')
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

/** A build that notes that it ran. */
const BUILD = `
  import { appendFileSync, mkdirSync } from 'node:fs'
  mkdirSync('build', { recursive: true })
  appendFileSync('builds', '|')`

function write(file: string, content: string) {
  mkdirSync(dirname(`${project}/${file}`), { recursive: true })
  writeFileSync(`${project}/${file}`, content)
}

function setUp(environment: Record<string, string> = {}, ...args: string[]) {
  return spawnSync(process.execPath, ['scripts/setup.mjs', ...args], {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, npm_execpath: `${project}/npm-cli.js`, ...environment },
  })
}

/** `npm test` on a machine without a browser. */
function runTests(args: string[], environment: Record<string, string> = {}) {
  const nodeAlone = `${project}/bin`
  if (!existsSync(nodeAlone)) {
    mkdirSync(nodeAlone)
    symlinkSync(process.execPath, `${nodeAlone}/node`)
  }
  const { CHROMIUM_PATH: _, ...inherited } = process.env
  return spawnSync(process.execPath, ['scripts/test.mjs', ...args], {
    cwd: project,
    encoding: 'utf8',
    env: {
      ...inherited,
      PATH: nodeAlone,
      PLAYWRIGHT_BROWSERS_PATH: `${project}/none`,
      npm_execpath: `${project}/npm-cli.js`,
      ...environment,
    },
  })
}

function npmCalls(): string[] {
  return readFileSync(`${project}/npm-calls`, 'utf8').trim().split('\n')
}

function writeLock(version: string): void {
  writeFileSync(`${project}/package-lock.json`, JSON.stringify({ packages: { '': {}, 'node_modules/a': { version } } }))
}
