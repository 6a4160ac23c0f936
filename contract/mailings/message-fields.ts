/**
 * The placeholders of messages to applicants, filled in for each recipient: `{{name}}`. Text between `{{#if step}}`
 * and `{{/if}}` is included only if the placeholder has a value; otherwise the text after `{{else}}` is.
 */
export const messageFields = [
  'name',
  'surname',
  'form',
  'organization',
  'status',
  'step',
  'interviewTime',
  'interviewPlace',
  'acceptBy',
  'feedback',
  'link',
] as const

/** The placeholders of messages to members of a community. */
export const memberFields = ['name', 'surname', 'community', 'organization', 'link'] as const

export type MessageField = (typeof messageFields)[number] | (typeof memberFields)[number]

/** All placeholders, for templates. */
export const allFields: readonly MessageField[] = [...messageFields, 'community']

/** Missing values count as empty. */
export type FieldValues = Readonly<Partial<Record<MessageField, string | null>>>

/** A parsed text: words, a placeholder, or a condition on whether one has a value. */
export type Part = string | { readonly field: MessageField } | Choice

interface Choice {
  readonly when: MessageField
  readonly said: Part[]
  readonly otherwise: Part[]
}

/** A fault in a text; `tag` is its place as it was written. */
export interface TextMistake {
  readonly kind: 'unknownField' | 'notAField' | 'notClosed' | 'notOpened'
  readonly tag: string
}

type Parsed = { readonly parts: readonly Part[] } | { readonly mistake: TextMistake }

const tags = /\{\{([^{}]*)\}\}|\{\{/g
const condition = /^#if\s+(\w+)$/

function parseMessage(text: string, fields = allFields): Parsed {
  const reader = createReader(fields)
  let read = 0
  for (const match of text.matchAll(tags)) {
    const [tag, content = ''] = match
    if (match.index > read) reader.add(text.slice(read, match.index))
    read = match.index + tag.length
    const kind = reader.readTag(tag, content.trim())
    if (kind) return { mistake: { kind, tag } }
  }
  if (read < text.length) reader.add(text.slice(read))
  return reader.end()
}

/** Builds the parts of a text, with a stack of open conditions. */
function createReader(fields: readonly MessageField[]) {
  const whole: Part[] = []
  const open: { readonly tag: string; readonly choice: Choice; isElse: boolean }[] = []

  function add(part: Part) {
    const inner = open.at(-1)
    const place = inner ? (inner.isElse ? inner.choice.otherwise : inner.choice.said) : whole
    place.push(part)
  }

  function turn(said: 'else' | '/if'): TextMistake['kind'] | undefined {
    const inner = open.at(-1)
    if (!inner || (said === 'else' && inner.isElse)) return 'notOpened'
    if (said === 'else') inner.isElse = true
    else open.pop()
    return undefined
  }

  return {
    add,
    /** The fault of a tag; undefined if there is none. */
    readTag(tag: string, said: string): TextMistake['kind'] | undefined {
      if (said === 'else' || said === '/if') return turn(said)
      const field = condition.exec(said)?.[1] ?? said
      if (!isOneOf(fields, field)) return /^\w+$/.test(field) ? 'unknownField' : 'notAField'
      if (field === said) {
        add({ field })
        return undefined
      }
      const choice: Choice = { when: field, said: [], otherwise: [] }
      add(choice)
      open.push({ tag, choice, isElse: false })
      return undefined
    },
    end(): Parsed {
      const left = open.at(-1)
      return left ? { mistake: { kind: 'notClosed', tag: left.tag } } : { parts: whole }
    },
  }
}

const isOneOf = (fields: readonly MessageField[], name: string): name is MessageField =>
  fields.some((field) => field === name)

/** The parts of a text; a text with a fault is one part. */
export function partsOf(text: string): readonly Part[] {
  const parsed = parseMessage(text)
  return 'mistake' in parsed ? [text] : parsed.parts
}

/** Undefined if the text can be filled in with these placeholders. */
export function mistakeIn(text: string, fields: readonly MessageField[] = allFields): TextMistake | undefined {
  const parsed = parseMessage(text, fields)
  return 'mistake' in parsed ? parsed.mistake : undefined
}

/** The text for one recipient. Values are never parsed; a paragraph left empty by a condition is removed. */
export function fillIn(text: string, values: FieldValues): string {
  const parsed = parseMessage(text)
  if ('mistake' in parsed) return text
  return written(parsed.parts, values)
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const written = (parts: readonly Part[], values: FieldValues): string =>
  parts
    .map((part) => {
      if (typeof part === 'string') return part
      if ('field' in part) return values[part.field] ?? ''
      return written(values[part.when] ? part.said : part.otherwise, values)
    })
    .join('')
