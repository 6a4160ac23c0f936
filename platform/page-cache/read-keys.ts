import type { PageHeaders } from './policy.ts'

/** The keys of its query that a page reads, by its own word (No-Vary-Search); undefined where it has not said. */
export function readKeysOf({ 'no-vary-search': said }: PageHeaders): ReadonlySet<string> | undefined {
  if (typeof said !== 'string' || !/(?:^|,)\s*params\s*(?:,|$)/.test(said)) return undefined
  const [, except = ''] = /except=\(([^)]*)\)/.exec(said) ?? []
  return new Set(Array.from(except.matchAll(/"([^"]*)"/g), ([, name = '']) => name))
}
