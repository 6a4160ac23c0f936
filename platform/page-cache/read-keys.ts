import type { PageHeaders } from './policy.ts'

/** The query keys that a page declares to read (No-Vary-Search); undefined if it declares none. */
export function readKeysOf({ 'no-vary-search': said }: PageHeaders): ReadonlySet<string> | undefined {
  if (typeof said !== 'string' || !/(?:^|,)\s*params\s*(?:,|$)/.test(said)) return undefined
  const [, except = ''] = /except=\(([^)]*)\)/.exec(said) ?? []
  return new Set(Array.from(except.matchAll(/"([^"]*)"/g), ([, name = '']) => name))
}
