import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { isSecretPage } from '../web/page/secret-pages.ts'
import routes from '../web/routes.ts'

const files = new Set(
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'web', 'contract', 'domain'], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file)),
)
const texts = new Map([...files].map((file) => [file, readFileSync(file, 'utf8')]))
const read = (file: string) => texts.get(file) ?? ''

interface Page {
  /** Such as `/interview`; parameters are filled in. */
  readonly path: string
  /** The page's own file and those of the layouts around it. */
  readonly files: readonly string[]
}

// Pages for developers exist with MODE=local alone and send nothing that is typed.
const pages = pagesOf(routes).filter(({ path }) => !path.startsWith('/dev/'))

function pagesOf(entries: readonly RouteConfigEntry[], above = '', around: readonly string[] = []): Page[] {
  return entries.flatMap(({ path = '', file, children }) => {
    const here = path === '' ? above : `${above}/${path}`
    const own = [...around, `web/${file}`]
    return children ? pagesOf(children, here, own) : [{ path: here.replace(/:\w+\??/g, 'x') || '/', files: own }]
  })
}

test('every page that reads a token or asks for a password, a code or a confirmation is listed as secret', async () => {
  const fresh = await freshCalls()
  const secrets = new Map([...files].map((file) => [file, secretsIn(file, fresh)]))
  const missing = pages
    .filter(({ path }) => !isSecretPage(path))
    .flatMap(({ path, files: own }) =>
      [...reachedFrom(own)].flatMap((file) => (secrets.get(file) ?? []).map((why) => `${path}: ${why} in ${file}`)),
    )
  expect(missing).toEqual([])
  // The walk finds what it is for.
  const found = (path: string) =>
    pages
      .filter((page) => page.path === path)
      .flatMap(({ files: own }) => [...reachedFrom(own)].flatMap((file) => secrets.get(file) ?? []))
  expect(found('/reset-password')).toEqual(expect.arrayContaining(['password or code', 'token']))
  expect(found('/student-dashboard/settings/data')).toContain('confirmation of askForDataCopy')
  expect(found('/google')).toContain('token')
})

test('every page that a mailed link leads to with a token is listed as secret', () => {
  const linked = [...files].flatMap((file) =>
    [...read(file).matchAll(/linkToPage\([^,]+, '([^']+)', token|`?(\/[\w/-]+)\?token=/g)].map(
      ([, page, path]) => page ?? path ?? '',
    ),
  )
  const known = new Set(pages.map(({ path }) => path))
  const toPages = linked.filter((path) => known.has(path))
  expect(toPages).toEqual(expect.arrayContaining(['/verify', '/reset-password', '/company-invitation']))
  expect(toPages.filter((path) => !isSecretPage(path))).toEqual([])
})

test('an address is secret however it is spelled', () => {
  for (const path of ['/Reset-Password', '//verify/', '/%76erify', '/student-dashboard/settings'])
    expect([path, isSecretPage(path)]).toEqual([path, true])
  expect(isSecretPage('/%')).toBe(false)
  for (const path of [
    '/',
    '/scholarships',
    '/contact-us',
    '/student-dashboard',
    '/organizations-dashboard/forms/x/applications',
  ])
    expect([path, isSecretPage(path)]).toEqual([path, false])
})

/** The calls that need a recent sign-in, as `file name`. */
async function freshCalls(): Promise<ReadonlySet<string>> {
  const modules = await Promise.all(
    [...files]
      .filter((file) => file.startsWith('contract/') && /\bfresh:/.test(read(file)))
      .map(async (file) => [file, (await import(join('..', file))) as Record<string, unknown>] as const),
  )
  return new Set(
    modules.flatMap(([file, exported]) =>
      Object.entries(exported).flatMap(([name, value]) =>
        (value as { fresh?: unknown }).fresh ? [`${file} ${name}`] : [],
      ),
    ),
  )
}

function secretsIn(file: string, fresh: ReadonlySet<string>): string[] {
  if (!file.startsWith('web/')) return []
  const text = read(file)
  const imported = [...text.matchAll(/import \{([^}]*)\} from '#(contract\/[^']+)'/g)].flatMap(([, names = '', from]) =>
    names.split(',').map((name) => [name.trim(), `${from} ${name.trim()}`] as const),
  )
  return [
    ...(/type="password"|one-time-code/.test(text) ? ['password or code'] : []),
    ...(/\.get\('(token|code)'\)/.test(text) ? ['token'] : []),
    ...imported.flatMap(([name, call]) => (fresh.has(call) ? [`confirmation of ${name}`] : [])),
  ]
}

/** These files and all of the web that they import, at once or late. */
function reachedFrom(start: readonly string[]): ReadonlySet<string> {
  const reached = new Set<string>()
  const visit = (file: string) => {
    if (reached.has(file)) return
    reached.add(file)
    for (const next of importsOf(file)) visit(next)
  }
  for (const file of start) visit(file)
  return reached
}

const imports = new Map<string, readonly string[]>()

function importsOf(file: string): readonly string[] {
  const known = imports.get(file)
  if (known) return known
  const names = read(file).matchAll(
    /^(?:import|export) (?!type )[^'"]*?from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm,
  )
  const found = [...names].flatMap(([, from, alone, late]) => {
    const name = from ?? alone ?? late ?? ''
    const target = name.replace('#', '')
    const path = name.startsWith('#') ? target : normalize(join(dirname(file), name))
    return path.startsWith('web/') && files.has(path) ? [path] : []
  })
  imports.set(file, found)
  return found
}
