import { fold } from '#platform/text/turkish.ts'
import { lettersOf, plainly } from './is-common-password.ts'

export interface PasswordOwner {
  readonly name: string
  readonly surname: string
  readonly email: string
  readonly companyName?: string | undefined
}

/** Whether a password consists only of its owner's name, e-mail address or organization, plus digits or signs. */
export function isOwnWord(password: string, owner: PasswordOwner): boolean {
  const letters = [lettersOf(password), plainly(password).replace(/\P{L}/gu, '')]
  const words = ownWords(owner)
  return letters.some((text) => isMadeOf(text, words))
}

/**
 * Each word of at least three letters, and joined ones: the whole name of the organization, the local part of the
 * address.
 */
function ownWords({ name, surname, email, companyName = '' }: PasswordOwner): readonly string[] {
  const parts = [name, surname, companyName, ...email.split('@')].map(fold)
  const words = parts.flatMap((part) => [part.replace(/\P{L}/gu, ''), ...part.split(/\P{L}+/u)])
  return [...new Set(words)].filter((word) => word.length >= 3)
}

/** One pass over the text: trying every combination of words would take exponential time. */
function isMadeOf(text: string, words: readonly string[]): boolean {
  const reached = new Set([0])
  for (const at of reached) for (const word of words) if (text.startsWith(word, at)) reached.add(at + word.length)
  return text !== '' && reached.has(text.length)
}
