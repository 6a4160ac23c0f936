import type { Plugin } from 'vite'

type ImportsOf = (file: string) => readonly string[]

/**
 * Removes redundant preloads. A dynamic import lists all scripts that it needs, to load them in parallel; those that
 * the importing script or every page has loaded already are left out, which saves kilobytes on a page with a dozen
 * dialogs, because file names do not compress.
 */
export function leanPreloads() {
  let importsOf: ImportsOf = () => []
  let ofEveryPage: ReadonlySet<string> = new Set()
  const plugin: Plugin = {
    name: 'lean-preloads',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const scripts = Object.values(bundle).filter((file) => file.type === 'chunk')
      const imports = new Map(scripts.map((script) => [script.fileName, script.imports]))
      importsOf = (file) => imports.get(file) ?? []
      const entry = scripts.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/web/entry.client.tsx'))
      if (!entry) this.error('No script is the one that every page begins with')
      ofEveryPage = loadedWith(entry.fileName, importsOf)
    },
  }
  const resolveDependencies = (_: string, files: readonly string[], { hostId }: { readonly hostId: string }) => {
    const there = loadedWith(hostId, importsOf)
    return files.filter((file) => !there.has(file) && !ofEveryPage.has(file))
  }
  return { plugin, resolveDependencies }
}

/** A script and all that is loaded before it runs. */
export function loadedWith(script: string, importsOf: ImportsOf): ReadonlySet<string> {
  const found = new Set<string>()
  const waiting = [script]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue
    found.add(file)
    waiting.push(...importsOf(file))
  }
  return found
}
