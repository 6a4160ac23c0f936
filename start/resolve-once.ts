import { type ResolveFnOutput, registerHooks } from 'node:module'

/**
 * Our modules name the same packages and folders in hundreds of places, and mean the same file everywhere. Node would
 * look for it each time anew, which for drizzle-orm alone is to read 180 KB of package.json: a second of every start.
 */
export function resolveOnce(root: URL) {
  const found = new Map<string, ResolveFnOutput>()
  registerHooks({
    resolve(specifier, context, next) {
      const { parentURL = '', conditions } = context
      const isOurs = parentURL.startsWith(root.href) && !parentURL.includes('/node_modules/')
      // What is required may be another file than what is imported.
      if (!isOurs || !conditions.includes('import') || /^[./]|:/.test(specifier)) return next(specifier, context)
      const known = found.get(specifier) ?? { ...next(specifier, context), shortCircuit: true }
      found.set(specifier, known)
      return known
    },
  })
}
