import type { z } from 'zod'

/**
 * Texts stored before the one-line rule are returned as one line, because an answer that violates its contract is an
 * error. The next save stores the corrected text. Undefined if something else is wrong.
 */
export function asOneLine(value: unknown, issues: readonly z.core.$ZodIssue[]): unknown {
  if (!issues.every(({ message }) => message === 'fields.oneLine')) return undefined
  const mended = structuredClone(value)
  for (const { path } of issues) mendAt(mended, path)
  return mended
}

function mendAt(value: unknown, path: readonly PropertyKey[]) {
  const name = path.at(-1)
  let holder = value as Readonly<Record<PropertyKey, unknown>> | undefined
  for (const step of path.slice(0, -1)) holder = holder?.[step] as typeof holder
  if (holder && name !== undefined) Object.assign(holder, { [name]: inOneLine(String(holder[name])) })
}

const inOneLine = (text: string) => text.replace(/[\p{Cc}\u2028-\u202E\u2066-\u2069]+/gu, ' ').trim()
