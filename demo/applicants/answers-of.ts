import { turkey } from '#contract/data/turkey.ts'
import type { StoredAnswer } from '#contract/forms/answer-test.ts'
import { shownIds } from '#contract/forms/conditions.ts'
import type { FormContent, Question } from '#contract/forms/form-content.ts'
import { longAnswers } from '../answers/long-answers.ts'
import { numberRanges } from '../answers/number-ranges.ts'
import { shortAnswers } from '../answers/short-answers.ts'
import type { Random } from '../pictures/random.ts'
import { ankara, bursa, istanbul, izmir, trabzon } from '../writing/places.ts'
import { bogazici, ege, hacettepe } from '../writing/studies.ts'
import { type Known, knownAnswer } from './known-answer.ts'

/** Plausible answers: only to questions that are asked after the earlier answers, and consistent with the profile. */
export function answersOf(
  { questions, dates }: FormContent,
  random: Random,
  applicant?: Known,
): Record<string, StoredAnswer> {
  const all = Object.fromEntries(
    questions.flatMap((question) => {
      const answer = (applicant && knownAnswer(question, applicant)) ?? answerTo(question, random, dates.closesAt)
      return answer === null ? [] : [[question.id, answer]]
    }),
  )
  const shown = shownIds(questions, all)
  return Object.fromEntries(Object.entries(all).filter(([id]) => shown.has(id)))
}

function answerTo(question: Question, random: Random, closesAt: string | null): StoredAnswer {
  if (!question.required && random.chance(0.4)) return null
  switch (question.kind) {
    case 'page':
    case 'file':
      return null
    case 'shortText':
      return random.pick(written(shortAnswers, question))
    case 'longText':
      return random.pick(written(longAnswers, question))
    case 'number':
      return numberFor(question, random)
    case 'scale':
      return random.whole(Math.max(question.min ?? 1, 2), question.max ?? 5)
    case 'date':
      return dayFor(question, random, closesAt)
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

type Answers = Readonly<Record<string, readonly [string, ...string[]]>>

/** Every question has answers of its own: what is written elsewhere would fit none. */
function written(answers: Answers, { label }: Question) {
  const found = answers[label]
  if (!found) throw new Error(`Nobody has answered “${label}”`)
  return found
}

/** What was is told of the year before, what will be of the weeks after the form closes. */
function dayFor({ label }: Question, random: Random, closesAt: string | null): string {
  const days = label === 'Çekim tarihi' ? -random.whole(40, 300) : random.whole(14, 70)
  const from = closesAt === null ? Date.now() : Date.parse(closesAt)
  return new Date(from + days * 86_400_000).toISOString().slice(0, 10)
}

function numberFor({ label, min, max }: Question, random: Random): number {
  const [low, high, step] = numberRanges[label] ?? [min ?? 0, Math.min(max ?? 10, (min ?? 0) + 6), 1]
  return low + random.whole(0, Math.floor((high - low) / step)) * step
}

function pickedOf({ options }: Question, random: Random, count: number): string[] {
  const first = random.whole(0, options.length - 1)
  return options.flatMap((_, at) => (at < count ? (options[(first + at) % options.length]?.id ?? []) : []))
}
