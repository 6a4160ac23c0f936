import { turkey } from '#contract/data/turkey.ts'
import type { StoredAnswer } from '#contract/forms/answer-test.ts'
import { shownIds } from '#contract/forms/conditions.ts'
import type { FormContent, Question } from '#contract/forms/form-content.ts'
import type { Random } from '../pictures/random.ts'
import { essays, shortAnswers } from '../writing/essays.ts'
import { ankara, bursa, istanbul, izmir, trabzon } from '../writing/places.ts'
import { bogazici, ege, hacettepe } from '../writing/studies.ts'

type Language = FormContent['basics']['language']

/** What somebody could have answered; only what they were asked, by what they answered before. */
export function answersOf({ questions, basics }: FormContent, random: Random): Record<string, StoredAnswer> {
  const all = Object.fromEntries(
    questions.flatMap((question) => {
      const answer = answerTo(question, random, basics.language)
      return answer === null ? [] : [[question.id, answer]]
    }),
  )
  const shown = shownIds(questions, all)
  return Object.fromEntries(Object.entries(all).filter(([id]) => shown.has(id)))
}

function answerTo(question: Question, random: Random, language: Language): StoredAnswer {
  if (!question.required && random.chance(0.4)) return null
  switch (question.kind) {
    case 'page':
    case 'file':
      return null
    case 'shortText':
      return random.pick(shortAnswers[language])
    case 'longText':
      return essay(question, random, language)
    case 'number':
      return numberFor(question, random)
    case 'scale':
      return random.whole(Math.max(question.min ?? 1, 2), question.max ?? 5)
    case 'date':
      return `${random.whole(2021, 2025)}-${random.pick(['02', '06', '09'])}-${random.whole(10, 28)}`
    case 'single':
      return pickedOf(question, random, 1)[0] ?? null
    case 'multiple':
      return pickedOf(question, random, Math.max(question.min ?? 1, Math.min(question.max ?? 2, 2)))
    case 'yesNo':
      return random.chance(0.45)
    case 'country':
      return turkey
    case 'city':
      return random.pick([istanbul, ankara, izmir, bursa, trabzon])
    case 'university':
      return random.pick([ege, hacettepe, bogazici])
  }
}

/** As many paragraphs as the question wants letters, none twice. */
function essay({ min, max }: Question, random: Random, language: Language): string {
  const paragraphs: readonly string[] = essays[language]
  const first = random.whole(0, paragraphs.length - 1)
  const turned = [...paragraphs.slice(first), ...paragraphs.slice(0, first)]
  let text = ''
  for (const paragraph of turned) {
    if (text.length >= Math.max(min ?? 0, 160)) break
    text = text ? `${text}\n\n${paragraph}` : paragraph
  }
  return max !== null && text.length > max ? text.slice(0, max).replace(/\s+\S*$/, '') : text
}

/** Money is round, people are few. */
function numberFor({ min, max }: Question, random: Random): number {
  const [low, high] = [min ?? 0, max ?? 10]
  if (high >= 10_000) return Math.min(high, random.whole(8, 60) * 500)
  return random.whole(low, Math.min(high, low + 6))
}

function pickedOf({ options }: Question, random: Random, count: number): string[] {
  const first = random.whole(0, options.length - 1)
  return options.flatMap((_, at) => (at < count ? (options[(first + at) % options.length]?.id ?? []) : []))
}
