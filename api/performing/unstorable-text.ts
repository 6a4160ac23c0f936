import type { z } from 'zod'

/**
 * Finds text that PostgreSQL cannot store: the null character, which it refuses, and half a surrogate pair, which
 * would silently become another character. Checked here for all calls, so that no schema has to.
 */
export function unstorableText(input: unknown): z.core.$ZodIssue[] {
  const issues: z.core.$ZodIssue[] = []
  // A list instead of recursion, because a body may be nested deeper than the stack.
  const waiting: Place[] = [{ value: input }]
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    const { value } = place
    if (typeof value === 'string' && isUnstorable(value)) issues.push(issueAt(place, value))
    if (typeof value !== 'object' || value === null) continue
    for (const [name, inner] of Object.entries(value)) {
      if (isUnstorable(name)) issues.push(issueAt(place, name))
      waiting.push({ value: inner, name, within: place })
    }
  }
  return issues.reverse()
}

interface Place {
  readonly value: unknown
  readonly name?: string
  readonly within?: Place
}

const isUnstorable = (text: string) => text.includes('\u0000') || !text.isWellFormed()

function issueAt(place: Place, input: string): z.core.$ZodIssue {
  const path: string[] = []
  for (let at: Place | undefined = place; at?.name !== undefined; at = at.within) path.unshift(at.name)
  return { code: 'custom', path, message: 'fields.characters', input }
}
