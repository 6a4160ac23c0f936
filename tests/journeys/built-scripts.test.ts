import { globSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Manifest {
  readonly entry: Loaded
  readonly routes: Readonly<Record<string, Loaded & { readonly id: string; readonly parentId?: string }>>
}

interface Loaded {
  readonly module: string
  readonly imports?: readonly string[]
}

// Every first visit waits for these bytes, most of all on a phone with a bad connection.
const most = (id: string) => {
  if (id === 'candidate/apply/page') return 200
  return /^organization\/review\/(?:list|application)\/page$/.test(id) ? 180 : 150
}

test.each(['tr', 'en'])('no page brings more script than it may before it wakes, in %s', (language) => {
  const { entry, routes } = readManifest(language)
  const parents = new Set(Object.values(routes).map(({ parentId }) => parentId))
  const pages = Object.keys(routes).filter((id) => !parents.has(id) && !id.startsWith('dev/'))
  const weights = pages.map((id) => ({ id, kilobytes: weightOf([entry, ...chainOf(id)]) }))
  expect(weights.length).toBeGreaterThan(80)
  expect(weights.filter(({ id, kilobytes }) => kilobytes > most(id))).toEqual([])

  function chainOf(id: string | undefined): Loaded[] {
    const route = id === undefined ? undefined : routes[id]
    return route ? [route, ...chainOf(route.parentId)] : []
  }
})

test('a document’s script, with all that it may ever fetch, stays small', () => {
  const [entry = ''] = globSync('build/client/assets/document-*.js').filter((file) => !/\.(?:tr|en)\.js$/.test(file))
  expect(sizeOf(entry) / 1024).toBeLessThan(7)
  expect(scriptsFrom(entry).reduce((sum, file) => sum + sizeOf(file), 0) / 1024).toBeLessThan(25)
})

/** A script with its static and dynamic imports. */
function scriptsFrom(file: string, found = new Set<string>()): string[] {
  found.add(file)
  for (const [, name] of readFileSync(file, 'utf8').matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g)) {
    const other = `build/client/assets/${name}`
    if (!found.has(other)) scriptsFrom(other, found)
  }
  return [...found]
}

test.each(['tr', 'en'])('each script brings the sentences of the keys that it names, in %s', (language) => {
  const texts = globSync(`locales/${language}/*.json`, { exclude: ['**/dev_ui.json'] }).map(readJson)
  const missing = globSync(`build/client/assets/*.${language}.js`).flatMap((file) => {
    const code = readFileSync(file, 'utf8')
    // A key of one word may as well be the name of an element or of a field.
    const named = new Set([...code.matchAll(/(['"`])(?=(\w[\w-]*\.[\w.-]+)\1)/g)].map(([, , key = '']) => key))
    return [...named]
      .map((key) => [key, texts.flatMap(({ [key]: sentence }) => sentence ?? [])] as const)
      .filter(([key, sentences]) => sentences.length > 0 && !sentences.some((sentence) => brings(code, key, sentence)))
      .map(([key]) => `${file}: ${key}`)
  })
  expect(missing).toEqual([])
})

const brings = (code: string, key: string, sentence: string) =>
  code.includes([key, sentence].map((part) => JSON.stringify(part)).join(':'))

const readJson = (file: string): Record<string, string> => JSON.parse(readFileSync(file, 'utf8'))

function readManifest(language: string): Manifest {
  const [file = ''] = globSync(`build/client/assets/manifest-*.${language}.js`)
  return JSON.parse(readFileSync(file, 'utf8').replace(/^window\.__reactRouterManifest=|;$/g, ''))
}

/** As the files go over the wire: compressed, where that was worth a file. */
function weightOf(loaded: readonly Loaded[]) {
  const files = new Set(loaded.flatMap(({ module, imports = [] }) => [module, ...imports]))
  const bytes = [...files].map((file) => sizeOf(`build/client${file}`))
  return Math.round(bytes.reduce((sum, size) => sum + size, 0) / 102.4) / 10
}

const sizeOf = (file: string) => (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size
