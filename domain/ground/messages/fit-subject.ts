import type { MessageValues } from '#platform/text/message.ts'

/** Phones cut a subject after about so many letters. */
const subjectLetters = 60

/** A name is not shortened below this, so that it is still recognised. */
const fewestLetters = 12

/** Values that are names of listings, organizations and people, of any length. */
const names = ['title', 'companyName', 'subject', 'first', 'document', 'term', 'inviter', 'author', 'name', 'topic']

/** The subject in at most 60 letters: the longest name in it is cut by “…”, and the sentence around it stays whole. */
export function fitSubject(say: (values: MessageValues) => string, values: MessageValues): string {
  const subject = oneLine(say(values))
  const over = lettersOf(subject) - subjectLetters
  if (over <= 0) return subject
  const [longest, next] = names
    .map((key) => ({ key, text: oneLine(`${values[key] ?? ''}`) }))
    .filter(({ text }) => lettersOf(text) > fewestLetters && subject.includes(text))
    .sort((one, other) => lettersOf(other.text) - lettersOf(one.text))
  if (!longest) return shortened(subject, subjectLetters)
  const letters = lettersOf(longest.text)
  // Two long names are shortened equally.
  const most = Math.max(letters - over, Math.min(lettersOf(next?.text ?? ''), letters - 1), fewestLetters)
  return fitSubject(say, { ...values, [longest.key]: shortened(longest.text, most) })
}

/** A subject must be one line, because a line break would begin another header. */
export const oneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()

/** Cuts after a whole word where one ends near, but not after a conjunction. */
function shortened(text: string, most: number): string {
  const cut = [...text].slice(0, most - 1).join('')
  const atWord = cut.replace(/\s+\S*$/u, '')
  const kept = lettersOf(atWord) >= most * 0.6 ? atWord : cut
  return `${kept.replace(/\s(ve|ile|için|and|for|of|the)$/u, '').replace(/[\s\p{P}]+$/u, '')}…`
}

const lettersOf = (text: string) => [...text].length
