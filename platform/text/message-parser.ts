import { type GrammaticalCase, grammaticalCases } from './suffixes.ts'

/** A part of a message: words, a value, the number of a plural, or a choice between messages. */
export type Piece =
  | string
  | { readonly kind: 'count' }
  | { readonly kind: 'value'; readonly name: string; readonly ending?: GrammaticalCase }
  | Choice<'plural'>
  | Choice<'select'>

interface Choice<K extends string> {
  readonly kind: K
  readonly name: string
  readonly options: ReadonlyMap<string, readonly Piece[]>
}

/**
 * The subset of ICU MessageFormat that our texts use: {name}, {count, plural, =0 {…} one {…} other {# …}}, {kind,
 * select, a {…} other {…}}, and apostrophes that quote braces. A complete library is as large as the texts of ten
 * pages; a test compares both. Our own addition is the case of a Turkish value: {date, dative} is 15 Mart 2027’ye.
 */
export function parseMessage(text: string): readonly Piece[] {
  const reader = { text, at: 0 }
  const pieces = readPieces(reader, false)
  if (reader.at < text.length) throw wrong(reader, 'a brace too many')
  return pieces
}

interface Reader {
  readonly text: string
  at: number
}

function readPieces(reader: Reader, inPlural: boolean): Piece[] {
  const pieces: Piece[] = []
  let words = ''
  const flush = () => {
    if (words !== '') pieces.push(words)
    words = ''
  }
  while (reader.at < reader.text.length && peek(reader) !== '}') {
    const letter = peek(reader)
    if (letter === "'") words += readQuoted(reader, inPlural)
    else if (letter === '{' || (letter === '#' && inPlural)) {
      flush()
      pieces.push(letter === '{' ? readArgument(reader) : readCount(reader))
    } else words += take(reader)
  }
  flush()
  return pieces
}

/** '' is an apostrophe, '{…' is words up to the next apostrophe, and any other apostrophe is just that. */
function readQuoted(reader: Reader, inPlural: boolean): string {
  take(reader)
  const next = peek(reader)
  if (next === "'") return take(reader)
  if (next !== '{' && next !== '}' && !(next === '#' && inPlural)) return "'"
  let words = ''
  while (reader.at < reader.text.length) {
    const letter = take(reader)
    if (letter !== "'") words += letter
    else if (peek(reader) === "'") words += take(reader)
    else break
  }
  return words
}

function readCount(reader: Reader): Piece {
  take(reader)
  return { kind: 'count' }
}

function readArgument(reader: Reader): Piece {
  take(reader)
  const name = readWord(reader)
  if (peek(reader) === '}') {
    take(reader)
    return { kind: 'value', name }
  }
  expect(reader, ',')
  const kind = readWord(reader)
  const ending = grammaticalCases.find((grammaticalCase) => grammaticalCase === kind)
  if (ending) {
    expect(reader, '}')
    return { kind: 'value', name, ending }
  }
  if (kind !== 'plural' && kind !== 'select') throw wrong(reader, `"${kind}" instead of plural, select or a case`)
  expect(reader, ',')
  const options = readOptions(reader, kind === 'plural')
  expect(reader, '}')
  if (!options.has('other')) throw wrong(reader, 'no "other"')
  return { kind, name, options }
}

function readOptions(reader: Reader, inPlural: boolean) {
  const options = new Map<string, readonly Piece[]>()
  skipSpace(reader)
  while (peek(reader) !== '}' && reader.at < reader.text.length) {
    const name = readWord(reader)
    expect(reader, '{')
    options.set(name, readPieces(reader, inPlural))
    expect(reader, '}')
    skipSpace(reader)
  }
  return options
}

function readWord(reader: Reader): string {
  skipSpace(reader)
  let word = ''
  while (/[\w=]/.test(peek(reader))) word += take(reader)
  if (word === '') throw wrong(reader, 'no name')
  skipSpace(reader)
  return word
}

function expect(reader: Reader, letter: string) {
  skipSpaceBefore(reader, letter)
  if (take(reader) !== letter) throw wrong(reader, `no "${letter}"`)
}

/** Space before a closing brace belongs to the words there; before the others it is only layout. */
function skipSpaceBefore(reader: Reader, letter: string) {
  if (letter !== '}') skipSpace(reader)
}

function skipSpace(reader: Reader) {
  while (/\s/.test(peek(reader))) reader.at += 1
}

const peek = ({ text, at }: Reader) => text.charAt(at)

function take(reader: Reader) {
  const letter = peek(reader)
  reader.at += 1
  return letter
}

const wrong = ({ text, at }: Reader, what: string) => new Error(`"${text}" is no message: ${what} at ${at}`)
