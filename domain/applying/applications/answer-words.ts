import type { StoredAnswer } from '#contract/forms/answer-test.ts'
import { type Conditional, shownIds } from '#contract/forms/conditions.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { type Asked, answerText } from '#platform/text/answer-text.ts'
import type { Language } from '#platform/text/locales.ts'
import { translate } from '#platform/texts.ts'
import { listedNames } from '../../ground/reference/listed-names.ts'

/**
 * The answers of an application in words, by the ids of their questions. Empty answers and answers to questions that
 * were not shown are omitted.
 */
export async function answerWords(
  db: Database | Transaction,
  language: Language,
  questions: readonly (Asked & Conditional)[],
  answers: Readonly<Record<string, StoredAnswer>>,
): Promise<ReadonlyMap<string, string>> {
  const shown = shownIds(questions, answers)
  const asked = questions.filter(({ id }) => shown.has(id))
  const names = await listedNames(db, language, asked, answers)
  const words = { language, yes: translate(language, 'answers.yes'), no: translate(language, 'answers.no') }
  return new Map(
    asked.flatMap((question) => {
      const { id } = question
      const text = answerText(question, answers[id], { ...words, listedName: names.get(id) })
      return text === null ? [] : [[id, text] as const]
    }),
  )
}

interface AnsweredApplication {
  readonly id: string
  readonly questions: readonly (Asked & { readonly id: string })[]
  readonly answers: Readonly<Record<string, StoredAnswer>>
}

/** Answers of many applications in words, by the ids of application and question; names are read in one query. */
export async function answerTexts(
  db: Database,
  language: Language,
  applications: readonly AnsweredApplication[],
): Promise<ReadonlyMap<string, Record<string, string>>> {
  const all = applications.flatMap(({ id, questions, answers }) =>
    questions.map((question) => ({ ...question, id: `${id} ${question.id}`, answer: answers[question.id] ?? null })),
  )
  const names = await listedNames(db, language, all, Object.fromEntries(all.map(({ id, answer }) => [id, answer])))
  const words = { language, yes: translate(language, 'answers.yes'), no: translate(language, 'answers.no') }
  const texts = ({ id, questions, answers }: AnsweredApplication) =>
    questions.flatMap((question) => {
      const listedName = names.get(`${id} ${question.id}`)
      const text = answerText(question, answers[question.id], { ...words, listedName })
      return text === null ? [] : [[question.id, text] as const]
    })
  return new Map(applications.map((application) => [application.id, Object.fromEntries(texts(application))]))
}
