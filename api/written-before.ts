import type { z } from 'zod'

/**
 * What was stored before a text had to be one line is answered as one line: an answer outside its contract would be no answer
 * at all, and whoever reads it next saves it mended. Undefined where that is not what is wrong.
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
