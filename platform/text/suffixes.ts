// Turkish inflects the word itself: 15 Mart 2027’ye, 3’ü, Vakfı’na, 23:41’de.

export const grammaticalCases = ['dative', 'ablative', 'accusative', 'genitive', 'locative', 'possessive'] as const
export type GrammaticalCase = (typeof grammaticalCases)[number]

/** A number, date, time or name with its case suffix; a bracketed part stays behind the suffix. */
export function suffixed(text: string, wanted: GrammaticalCase): string {
  const aside = asideOf(text)
  return `${text.slice(0, text.length - aside.length)}’${suffixOf(text, wanted)}${aside}`
}

const asideOf = (text: string) => /\s*\([^()]*\)\s*$/u.exec(text)?.[0] ?? ''

/** The suffix alone: it depends on the last pronounced vowel and the last letter. */
export function suffixOf(text: string, wanted: GrammaticalCase): string {
  const { word, isPossessed, vowel } = lastWordOf(text)
  const { open, close } = harmonyOf(vowel)
  const endsOpen = /[aeıioöuü]$/.test(word)
  const joined = isPossessed ? 'n' : endsOpen ? 'y' : ''
  const hard = /[fstkçşhp]$/.test(word) ? 't' : 'd'
  const from = isPossessed ? 'nd' : hard
  switch (wanted) {
    case 'dative':
      return joined + open
    case 'accusative':
      return joined + close
    case 'genitive':
      return `${endsOpen ? 'n' : ''}${close}n`
    case 'ablative':
      return `${from}${open}n`
    case 'locative':
      return from + open
    // One of a number of things: 7 adımdan 2’si.
    case 'possessive':
      return `${endsOpen ? 's' : ''}${close}`
  }
}

/** The wide and the narrow vowel that may follow one. */
function harmonyOf(vowel: string): { open: string; close: string } {
  const open = 'aıou'.includes(vowel) ? 'a' : 'e'
  if ('ou'.includes(vowel)) return { open, close: 'u' }
  if ('öü'.includes(vowel)) return { open, close: 'ü' }
  return { open, close: open === 'a' ? 'ı' : 'i' }
}

/** A word as pronounced: in lower case, with its last vowel, and whether it is possessive. */
export interface SpokenWord {
  readonly word: string
  readonly vowel: string
  readonly isPossessed: boolean
}

/** The last vowel that is written in small letters. */
export const lastVowelOf = (letters: string) => letters.match(/[aeıioöuü]/g)?.at(-1) ?? 'e'

const plainWord = (word: string): SpokenWord => ({ word, vowel: lastVowelOf(word), isPossessed: false })

let readName = plainWord

/**
 * Registers the rules for names: numbers, times and months need only this module. The rules are in
 * platform/text/name-suffixes.ts, because most pages inflect no names.
 */
export function readNamesWith(read: (written: string) => SpokenWord) {
  readName = read
}

function lastWordOf(text: string): SpokenWord {
  const bare = text.slice(0, text.length - asideOf(text).length).replace(/[^\p{L}\p{N}]+$/u, '')
  const number = /[\d.,:]*\d$/.exec(bare)?.[0]
  return number === undefined ? readName(/[\p{L}\p{M}]+$/u.exec(bare)?.[0] ?? '') : plainWord(spokenLast(number))
}

const ones = ['sıfır', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz']
const tens = ['', 'on', 'yirmi', 'otuz', 'kırk', 'elli', 'altmış', 'yetmiş', 'seksen', 'doksan']
const groups = ['bin', 'milyon', 'milyar', 'trilyon', 'katrilyon']

/** The last word of a number as it is read: 2027 ends in yedi, 1.500 in yüz, 2,50 in elli, 23:00 in üç. */
function spokenLast(number: string): string {
  const clock = /^(\d+):00$/.exec(number)
  const read = clock?.[1] ?? number.split(/[,:]/).at(-1) ?? ''
  const digits = read.replace(/\D/g, '')
  const zeros = /0*$/.exec(digits)?.[0].length ?? 0
  const digit = Number(digits.charAt(digits.length - 1 - zeros))
  if (digits.length === zeros) return 'sıfır'
  if (zeros >= 3) return groups[Math.floor(zeros / 3) - 1] ?? 'katrilyon'
  if (zeros === 2) return 'yüz'
  return (zeros === 1 ? tens[digit] : ones[digit]) ?? ''
}
