import { type ResolveFnOutput, registerHooks } from 'node:module'

/** Our own folders as package.json names them in `imports`: `#contract/call.ts` is contract/call.ts. */
const own = /^#(?=[a-z]+\/.+\.ts$)/

/**
 * Resolves our own imports without Node's resolver where the target is known, and caches all others. Node reads the
 * nearest package.json again for each of thousands of imports, which for each file of drizzle-orm means 180 KB.
 */
export function resolveOnce(root: URL) {
  const found = new Map<string, ResolveFnOutput>()
  registerHooks({
    resolve(specifier, context, next) {
      const { parentURL = '', conditions } = context
      if (parentURL.includes('/node_modules/drizzle-orm/') && /^\.\.?\/.+\.js$/.test(specifier))
        return moduleAt(new URL(specifier, parentURL), 'module')
      const isOurs = parentURL.startsWith(root.href) && !parentURL.includes('/node_modules/')
      // `require` may resolve to another file than `import`.
      if (!isOurs || !conditions.includes('import')) return next(specifier, context)
      if (own.test(specifier)) return moduleAt(new URL(specifier.slice(1), root), 'module-typescript')
      if (/^\.\.?\/.+\.ts$/.test(specifier)) return moduleAt(new URL(specifier, parentURL), 'module-typescript')
      if (/^[./]|:/.test(specifier)) return next(specifier, context)
      const known = found.get(specifier) ?? { ...next(specifier, context), shortCircuit: true }
      found.set(specifier, known)
      return known
    },
  })
}

const moduleAt = ({ href }: URL, format: string): ResolveFnOutput => ({ url: href, format, shortCircuit: true })
