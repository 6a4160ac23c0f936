import { type MessageField, mistakeIn, type Part, partsOf } from '#contract/mailings/message-fields.ts'

/**
 * What a pill stands for: a merge field, or the start, the alternative or the end of a passage that depends on a field.
 */
export type Pill =
  | { readonly kind: 'field' | 'fieldIfAny' | 'if'; readonly field: MessageField }
  | { readonly kind: 'else' }
  | { readonly kind: 'end' }

export type Piece = string | Pill

/** Splits a stored text into words and pills; a text with an error is all words. */
export const piecesOf = (text: string): Piece[] => flat(partsOf(text))

const flat = (parts: readonly Part[]): Piece[] => parts.flatMap(piecesIn)

function piecesIn(part: Part): Piece[] {
  if (typeof part === 'string') return [part]
  if ('field' in part) return [{ kind: 'field', field: part.field }]
  const { when, said, otherwise } = part
  const [only] = said
  const isFieldAlone = said.length === 1 && typeof only === 'object' && 'field' in only && only.field === when
  if (isFieldAlone && otherwise.length === 0) return [{ kind: 'fieldIfAny', field: when }]
  return [
    { kind: 'if', field: when },
    ...flat(said),
    ...(otherwise.length > 0 ? [{ kind: 'else' } as const, ...flat(otherwise)] : []),
    { kind: 'end' },
  ]
}

/** The tag that represents a pill in the stored text. */
export function tagOf(pill: Pill): string {
  if (pill.kind === 'else') return '{{else}}'
  if (pill.kind === 'end') return '{{/if}}'
  if (pill.kind === 'field') return `{{${pill.field}}}`
  const begin = `{{#if ${pill.field}}}`
  return pill.kind === 'if' ? begin : `${begin}{{${pill.field}}}{{/if}}`
}

/** Indexes of unpaired pills: a start without its end, or the reverse. */
export function loneAmong(pills: readonly (Pill | undefined)[]): number[] {
  const open: { readonly at: number; readonly lone: number[]; hasElse: boolean }[] = []
  const lone: number[] = []
  for (const [at, pill] of pills.entries()) {
    const inner = open.at(-1)
    if (pill?.kind === 'if') open.push({ at, lone: [], hasElse: false })
    else if (pill?.kind === 'end' && inner) open.pop()
    else if (pill?.kind === 'else' && inner && !inner.hasElse) {
      inner.hasElse = true
      inner.lone.push(at)
    } else if (pill?.kind === 'end' || pill?.kind === 'else') lone.push(at)
  }
  return [...lone, ...open.flatMap((left) => [left.at, ...left.lone])].sort((one, other) => one - other)
}

/** Finds typed or pasted tags. A start or end only becomes a pill once the whole text has both. */
export function pillsTyped(words: string, whole: string): readonly { from: number; to: number; pill: Pill }[] {
  const isWhole = mistakeIn(whole) === undefined
  return [...words.matchAll(/\{\{([^{}]*)\}\}/g)].flatMap((match) => {
    const [tag, said = ''] = match
    const pill = pillOf(said.trim())
    if (!pill || (pill.kind !== 'field' && !isWhole)) return []
    return [{ from: match.index, to: match.index + tag.length, pill }]
  })
}

/** Parses a tag; undefined for any other text. */
export function pillFrom(tag: string): Pill | undefined {
  const [only, ...others] = piecesOf(tag)
  if (typeof only === 'object' && others.length === 0) return only
  return pillOf(/^\{\{([^{}]*)\}\}$/.exec(tag)?.[1]?.trim() ?? '')
}

function pillOf(said: string): Pill | undefined {
  if (said === 'else') return { kind: 'else' }
  if (said === '/if') return { kind: 'end' }
  const begins = /^#if\s+(\w+)$/.exec(said)
  const name = begins?.[1] ?? said
  const [known] = mistakeIn(`{{${name}}}`) === undefined ? partsOf(`{{${name}}}`) : []
  if (typeof known !== 'object' || !('field' in known)) return undefined
  return { kind: begins ? 'if' : 'field', field: known.field }
}
