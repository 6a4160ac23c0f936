import { readFileSync } from 'node:fs'
import { fold } from '#platform/text/turkish.ts'

/**
 * Whether a password is among the 10,000 that were found most often in leaked lists and meet our rule, or is a common
 * Turkish word with digits or signs around it (galatasaray1905, İstanbul34!). Upper case and accents make no
 * difference.
 */
export function isCommonPassword(password: string): boolean {
  const known = lists()
  const folded = plainly(password)
  return known.passwords.has(folded) || known.passwords.has(bare(folded)) || known.words.has(lettersOf(password))
}

/** Also folds full-width letters: `ｉstanbul34` is `istanbul34`. */
export const plainly = (password: string) => fold(password.normalize('NFKC'))

/**
 * The letters of a password without other characters around and between them; digits and signs that stand for letters
 * are replaced by these.
 */
export function lettersOf(password: string): string {
  const word = plainly(password).replace(/^\P{L}+|\P{L}+$/gu, '')
  return word.replace(/[0134579@$]/g, (sign) => standsFor[sign] ?? '').replace(/\P{L}/gu, '')
}

const standsFor: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
}

/** Strips signs at both ends: `password1!` is `password1`. */
const bare = (password: string) => password.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '')

let read: { readonly passwords: ReadonlySet<string>; readonly words: ReadonlySet<string> } | undefined

function lists() {
  read ??= { passwords: linesOf('common-passwords.txt'), words: linesOf('common-words.txt') }
  return read
}

const linesOf = (file: string) =>
  new Set(
    readFileSync(new URL(file, import.meta.url), 'utf8')
      .trim()
      .split('\n'),
  )
