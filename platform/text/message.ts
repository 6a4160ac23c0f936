import { type Piece, parseMessage } from './message-parser.ts'
import { suffixed } from './suffixes.ts'

export type MessageValues = Readonly<Record<string, string | number | Date>>

const parsed = new Map<string, readonly Piece[]>()

/** Most sentences hold no value and cost a look-up; the others are ICU messages, parsed once. */
export function formatMessage(pattern: string, language: string, values: MessageValues = {}): string {
  if (!pattern.includes('{')) return pattern
  let pieces = parsed.get(pattern)
  if (!pieces) {
    pieces = parseMessage(pattern)
    parsed.set(pattern, pieces)
  }
  return write(pieces, language, values)
}

function write(pieces: readonly Piece[], language: string, values: MessageValues, counted?: number): string {
  let [text, said] = ['', '']
  for (const piece of pieces) {
    // The stop of a name that ends a sentence (“… A.Ş.”) is the sentence's stop, too.
    if (typeof piece === 'string') text += said.endsWith('.') && piece.startsWith('.') ? piece.slice(1) : piece
    else if (piece.kind === 'count') text += numberIn(language, counted as number)
    else if (piece.kind === 'value') {
      said = value(piece, language, values)
      text += said
      continue
    } else if (piece.kind === 'select')
      text += write(chosen(piece.options, String(givenOf(values, piece.name))), language, values, counted)
    else text += plural(piece, language, values)
    said = ''
  }
  return text
}

function value({ name, ending }: Extract<Piece, { kind: 'value' }>, language: string, values: MessageValues) {
  const text = plain(givenOf(values, name), language)
  return ending ? suffixed(text, ending) : text
}

function plural({ name, options }: Extract<Piece, { kind: 'plural' }>, language: string, values: MessageValues) {
  const count = Number(givenOf(values, name))
  const exact = options.get(`=${count}`)
  return write(exact ?? chosen(options, pluralRule(language).select(count)), language, values, count)
}

const chosen = (options: ReadonlyMap<string, readonly Piece[]>, name: string) =>
  options.get(name) ?? (options.get('other') as readonly Piece[])

function givenOf(values: MessageValues, name: string) {
  const value = values[name]
  if (value === undefined) throw new Error(`A message asks for "${name}", which was not given`)
  return value
}

function plain(value: string | number | Date, language: string) {
  if (typeof value === 'string') return value
  return typeof value === 'number' ? numberIn(language, value) : dateIn(language, value)
}

const numberFormats = new Map<string, Intl.NumberFormat>()
const dateFormats = new Map<string, Intl.DateTimeFormat>()
const pluralRules = new Map<string, Intl.PluralRules>()

const numberIn = (language: string, value: number) =>
  kept(numberFormats, language, () => new Intl.NumberFormat(language)).format(value)

const dateIn = (language: string, value: Date) =>
  kept(
    dateFormats,
    language,
    () => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'Europe/Istanbul' }),
  ).format(value)

const pluralRule = (language: string) => kept(pluralRules, language, () => new Intl.PluralRules(language))

/** Intl objects are slow to make and quick to use. */
function kept<T>(map: Map<string, T>, key: string, make: () => T): T {
  let value = map.get(key)
  if (!value) {
    value = make()
    map.set(key, value)
  }
  return value
}
