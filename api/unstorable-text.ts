import type { z } from 'zod'

/**
 * Text that PostgreSQL cannot keep: the null character, which it refuses, and half of a surrogate pair, which would
 * silently become another character. No schema has to remember either, and no call answers 500 for them.
 */
export function unstorableText(input: unknown): z.core.$ZodIssue[] {
  const issues: z.core.$ZodIssue[] = []
  // A list instead of recursion: a body of brackets only may be nested deeper than the stack.
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
