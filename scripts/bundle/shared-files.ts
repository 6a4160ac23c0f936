import { fileURLToPath } from 'node:url'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Plugin } from 'vite'

const web = fileURLToPath(new URL('../../web/', import.meta.url))

/** The approximate compressed size of a byte of source, and the cost of one more file for a page. */
const perByte = 0.17
const perFile = 170

/**
 * Assigns shared modules to bundles. One file per set of sharing pages gives dozens of small ones, which compress
 * badly; one file for all gives every page code it does not need. So sets are merged pairwise as long as the total size
 * of all pages shrinks.
 */
export function sharedFiles(routes: readonly RouteConfigEntry[]) {
  let fileOf = new Map<string, string>()
  const plugin: Plugin = {
    name: 'shared-files',
    enforce: 'post',
    configEnvironment: (name) =>
      name === 'client' ? { build: { rolldownOptions: { preserveEntrySignatures: 'allow-extension' } } } : null,
    applyToEnvironment: ({ name }) => name === 'client',
    buildEnd() {
      const read = (id: string) => {
        const info = this.getModuleInfo(id)
        return info && { imports: info.importedIds, isEntry: info.isEntry, size: sizeOf(info.code) }
      }
      fileOf = assign(pagesOf(routes), read)
    },
    generateBundle(_, bundle) {
      const importsOf = (file: string) => {
        const made = bundle[file]
        return made?.type === 'chunk' ? made.imports : []
      }
      const circle = circleAmong(Object.keys(bundle), importsOf)
      if (circle) this.error(`These files would run before what they need is there: ${circle.join(', ')}`)
    },
  }
  return { plugin, group: { name: (id: string) => fileOf.get(id), includeDependenciesRecursively: false } }
}

/** The cycle among files that import each other; undefined without one. */
export function circleAmong(files: readonly string[], importsOf: (file: string) => readonly string[]) {
  const harmless = new Set<string>()
  const visit = (file: string, way: readonly string[]): readonly string[] | undefined => {
    if (way.includes(file)) return way.slice(way.indexOf(file))
    if (harmless.has(file)) return undefined
    for (const imported of importsOf(file)) {
      const circle = visit(imported, [...way, file])
      if (circle) return circle
    }
    harmless.add(file)
    return undefined
  }
  for (const file of files) {
    const circle = visit(file, [])
    if (circle) return circle
  }
  return undefined
}

interface ModuleRead {
  readonly imports: readonly string[]
  readonly isEntry: boolean
  readonly size: number
}

interface Bundle {
  readonly modules: readonly string[]
  readonly size: number
  /** The pages that load this bundle, directly or through another one. */
  pages: Set<number>
}

/** Each page as the modules that it begins with: its own, those of the layouts around it, and those of every page. */
function pagesOf(routes: readonly RouteConfigEntry[], around = ['root.tsx']): string[][] {
  return routes.flatMap((route) => {
    const files = [...around, route.file]
    return route.children ? pagesOf(route.children, files) : route.file.startsWith('dev/') ? [] : [files]
  })
}

export function assign(pages: readonly string[][], read: (id: string) => ModuleRead | null) {
  const entries = pages.map((files) => [
    `${web}entry.client.tsx`,
    ...files.map((file) => `${web}${file}?__react-router-build-client-route`),
  ])
  const usedBy = new Map<string, Set<number>>()
  for (const [page, seeds] of entries.entries()) {
    for (const id of reached(seeds, read)) usedBy.set(id, (usedBy.get(id) ?? new Set()).add(page))
  }
  for (const id of ofOneEntry(new Set(entries.flat()), read)) usedBy.delete(id)
  const bundles = merge(bySameUse(usedBy, read), read)
  return new Map(bundles.flatMap(({ modules }, at) => modules.map((id) => [id, `shared-${at}`] as const)))
}

/**
 * The modules that a single entry uses, such as a layout. They stay in that entry's file: apart from it the two files
 * would import each other, because the names of its styles are kept with the entry.
 */
function ofOneEntry(entries: Iterable<string>, read: (id: string) => ModuleRead | null) {
  const times = new Map<string, number>()
  for (const entry of entries) for (const id of reached([entry], read)) times.set(id, (times.get(id) ?? 0) + 1)
  return [...times].flatMap(([id, count]) => (count === 1 ? id : []))
}

function reached(seeds: string[], read: (id: string) => ModuleRead | null) {
  const found = new Set<string>()
  const waiting = [...seeds]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id) || isElsewhere(id)) continue
    found.add(id)
    waiting.push(...(read(id)?.imports ?? []))
  }
  return found
}

// The framework, the schemas and the styles have files of their own.
const isElsewhere = (id: string) =>
  /\/node_modules\/(zod|react|react-dom|scheduler|react-router|@tanstack)\/|\?whole$|\.css/.test(id)

function bySameUse(usedBy: Map<string, Set<number>>, read: (id: string) => ModuleRead | null) {
  const bundles = new Map<string, Bundle>()
  for (const [id, pages] of usedBy) {
    const module = read(id)
    if (!module || module.isEntry || pages.size < 2) continue
    const key = [...pages].join()
    const { modules = [], size = 0 } = bundles.get(key) ?? {}
    bundles.set(key, { pages, modules: [...modules, id], size: size + module.size })
  }
  return [...bundles.values()]
}

function merge(bundles: readonly Bundle[], read: (id: string) => ModuleRead | null) {
  let all = bundles
  for (;;) {
    const graph = graphOf(all, read)
    const best = bestPair(all, graph)
    if (!best) return all
    const { a, b } = best
    const merged = { modules: [...a.modules, ...b.modules], size: a.size + b.size, pages: joined(a.pages, b.pages) }
    for (const needed of neededBy(a, b, graph)) needed.pages = joined(needed.pages, merged.pages)
    all = [...all.filter((bundle) => bundle !== a && bundle !== b), merged]
  }
}

function bestPair(bundles: readonly Bundle[], graph: Graph) {
  let best: { gain: number; a: Bundle; b: Bundle } | undefined
  for (const [at, a] of bundles.entries()) {
    for (const b of bundles.slice(at + 1)) {
      const gain = gainOf(a, b, best?.gain ?? 0, graph)
      if (gain > (best?.gain ?? 0)) best = { gain, a, b }
    }
  }
  return best
}

/**
 * The bytes saved by merging two bundles: one file less for pages with both, minus the unneeded code for the others.
 */
function gainOf(a: Bundle, b: Bundle, atLeast: number, graph: Graph) {
  const both = [...a.pages].filter((page) => b.pages.has(page)).length
  const gain = both * perFile - (b.pages.size - both) * a.size - (a.pages.size - both) * b.size
  if (gain <= atLeast || circles(a, b, graph)) return 0
  const pages = [...joined(a.pages, b.pages)]
  const inTow = neededBy(a, b, graph).map(
    (needed) => pages.filter((page) => !needed.pages.has(page)).length * (needed.size + perFile),
  )
  return inTow.reduce((left, cost) => left - cost, gain)
}

interface Graph {
  readonly next: Map<Bundle, Set<Bundle>>
  readonly below: Map<Bundle, Set<Bundle>>
}

function graphOf(bundles: readonly Bundle[], read: (id: string) => ModuleRead | null): Graph {
  const home = new Map(bundles.flatMap((bundle) => bundle.modules.map((id) => [id, bundle] as const)))
  const next = new Map(
    bundles.map((bundle) => {
      const imported = bundle.modules.flatMap((id) => read(id)?.imports ?? []).flatMap((id) => home.get(id) ?? [])
      return [bundle, new Set(imported.filter((other) => other !== bundle))] as const
    }),
  )
  const below = new Map<Bundle, Set<Bundle>>()
  for (const bundle of bundles) descend(bundle)
  return { next, below }

  function descend(bundle: Bundle): Set<Bundle> {
    const known = below.get(bundle)
    if (known) return known
    const found = new Set<Bundle>()
    below.set(bundle, found)
    for (const other of next.get(bundle) ?? []) for (const module of [other, ...descend(other)]) found.add(module)
    return found
  }
}

const neededBy = (a: Bundle, b: Bundle, { below }: Graph) =>
  [...joined(below.get(a), below.get(b))].filter((module) => module !== a && module !== b)

const joined = <Item>(a: Iterable<Item> = [], b: Iterable<Item> = []) => new Set([...a, ...b])

/** Whether merging two bundles would make files import each other, so that one runs before what it needs. */
const circles = (a: Bundle, b: Bundle, graph: Graph) => leadsAround(a, b, graph) || leadsAround(b, a, graph)

const leadsAround = (from: Bundle, to: Bundle, { next, below }: Graph) =>
  [...(next.get(from) ?? [])].some((between) => between !== to && below.get(between)?.has(to))

const sizeOf = (code: string | null) => (code ?? '').replace(/\/\*[\s\S]*?\*\//g, '').length * perByte
