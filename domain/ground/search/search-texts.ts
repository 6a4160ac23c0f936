import { type Found, type Searched, saidIn } from './said-in.ts'
import { isOfAKind, kindsToo, searchedWords, typedWords, unitsOf } from './searched-words.ts'
import { type Read, spelledAs } from './spelled-as.ts'

interface Answer<T> {
  readonly answer: T
  /** The corrected words, if those typed found nothing. */
  readonly searchedFor: string | null
}

/** Searches for the typed words; if nothing matches, for wider terms, and then for the probable corrections. */
export async function searchTexts<T extends { readonly total: number }>(
  search: string | undefined,
  texts: Searched,
  find: (found: Found | undefined) => Promise<T>,
  read: (answer: T) => readonly Read[],
): Promise<Answer<T>> {
  if (search === undefined) return { answer: await find(undefined), searchedFor: null }
  const words = typedWords(search)
  const wider = unitsOf(words).some(isOfAKind) ? saidIn({ words }, texts, kindsToo) : []
  const typed = await firstThatFinds([...saidIn({ words }, texts), ...wider], find)
  if (typed.total > 0) return { answer: typed, searchedFor: null }
  const meant = await searchedWords(search)
  if (!meant.isCorrected) return { answer: typed, searchedFor: null }
  const answer = await firstThatFinds(saidIn(meant, texts), find)
  return { answer, searchedFor: answer.total > 0 ? spelledAs(meant.words, search, read(answer)) : null }
}

async function firstThatFinds<T extends { readonly total: number }>(
  stages: readonly Found[],
  find: (found: Found) => Promise<T>,
): Promise<T> {
  const [first, ...others] = stages
  if (!first) throw new Error('There is always a way to look')
  const answer = await find(first)
  return answer.total > 0 || others.length === 0 ? answer : firstThatFinds(others, find)
}
