import { basename } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const contract = fileURLToPath(new URL('../../contract/', import.meta.url))
const whole = '?whole'
// `(await import('#contract/review/notes.ts')).editNote.body`
const schemaOnDemand = /\bimport\('(#contract\/[^']+)'\)(?=\)\.\w+\.(?:params|query|body)\b)/g

/**
 * Strips schemas from calls in the browser's bundle. A page needs a call's method, path and field names only; the
 * schemas bring zod, a sixth of the framework's size. A whole call is only bundled where its schema is loaded on
 * demand: from `await import('#contract/…')`, or in a module `schemas.ts`, which forms load when typing starts
 * (web/forms/use-ask-form.ts).
 */
export const stripSchemas: Plugin = {
  name: 'strip-schemas',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',

  async resolveId(source, importer) {
    if (!importer || !(source.startsWith('#contract/') || isOfContract(importer))) return
    const found = await this.resolve(source.replace(whole, ''), importer.replace(whole, ''), { skipSelf: true })
    if (!found || !isOfContract(found.id)) return found
    const isWanted = source.endsWith(whole) || importer.endsWith(whole) || basename(importer) === 'schemas.ts'
    return { id: isWanted ? found.id + whole : found.id, moduleSideEffects: false }
  },

  async transform(code, id) {
    if (!isOfContract(id)) return code.replace(schemaOnDemand, `import('$1${whole}')`)
    if (id.endsWith(whole)) return
    const { exports, calls } = await read(id)
    if (calls.length === 0) return
    const others = exports.filter((name) => !calls.some((call) => call.name === name))
    return [
      ...calls.map(({ name, call }) => `export const ${name} = ${JSON.stringify(call)}`),
      ...(others.length > 0 ? [`export { ${others.join(', ')} } from './${basename(id)}${whole}'`] : []),
    ].join('\n')
  },
}

const isOfContract = (id: string) => id.startsWith(contract)

interface Exported {
  readonly method?: string
  readonly path?: string
  readonly timeout?: number
  readonly [part: string]: unknown
}

async function read(file: string) {
  const module = (await import(pathToFileURL(file).href)) as Record<string, Exported>
  const calls = Object.entries(module).flatMap(([name, value]) => {
    const { method, path, timeout } = value ?? {}
    return method && path ? [{ name, call: { method, path, timeout, ...keysOf(value) } }] : []
  })
  return { exports: Object.keys(module), calls }
}

/** A schema reduced to the names of its fields, which are all that `splitInput` needs. */
function keysOf(call: Exported) {
  return Object.fromEntries(
    ['params', 'query', 'body'].flatMap((part) => {
      const { shape } = (call[part] ?? {}) as { shape?: object }
      return shape ? [[part, { shape: Object.fromEntries(Object.keys(shape).map((key) => [key, 0])) }]] : []
    }),
  )
}
