import type { AnswerTest, DocumentWhen, FormContent, Question } from '#contract/forms/form-content.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { listedNames } from '#domain/ground/reference/listed-names.ts'
import { answerText } from '#platform/text/answer-text.ts'
import type { Language } from '#platform/text/locales.ts'
import { translate } from '#platform/texts.ts'

/** A condition in words: before it is known to hold ("If you …"), and once it does ("We ask because you …"). */
interface WhenWords {
  readonly before: string
  readonly since: string
}

/** The conditions of a form's documents in words, for candidates, by the ids of the documents. */
export async function wordWhens(
  db: Database | Transaction,
  language: Language,
  { documents, questions }: Pick<FormContent, 'documents' | 'questions'>,
): Promise<ReadonlyMap<string, WhenWords>> {
  const conditional = documents.flatMap(({ id, when }) => (when ? [{ id, when }] : []))
  const names = await testedNames(db, language, conditional, questions)
  return new Map(conditional.map(({ id, when }) => [id, wordWhen(when, questions, language, names.get(id))]))
}

/** The names of the countries, cities and universities in documents' conditions, in one query at most. */
function testedNames(
  db: Database | Transaction,
  language: Language,
  conditional: readonly { readonly id: string; readonly when: DocumentWhen }[],
  questions: readonly Question[],
) {
  const tested = conditional.flatMap(({ id, when }) => {
    const question = when.kind === 'answer' && questions.find((one) => one.id === when.test.questionId)
    return question ? [{ id, kind: question.kind, value: when.test.value ?? null }] : []
  })
  return listedNames(db, language, tested, Object.fromEntries(tested.map(({ id, value }) => [id, value])))
}

function wordWhen(
  when: DocumentWhen,
  questions: readonly Question[],
  language: Language,
  listedName?: string,
): WhenWords {
  if (when.kind === 'disabled') {
    return {
      before: translate(language, 'documents.when.disabled'),
      since: translate(language, 'documents.since.disabled'),
    }
  }
  if (when.kind === 'classAbove') {
    const { year } = when
    return {
      before: translate(language, 'documents.when.classAbove', { year }),
      since: translate(language, 'documents.since.classAbove', { year }),
    }
  }
  const { questionId, is, value } = when.test
  const question = questions.find(({ id }) => id === questionId)
  const values = {
    is: question?.kind === 'date' ? (inTime[is] ?? is) : is,
    question: question?.label ?? '',
    answer: wordAnswer(value, question, language, listedName),
  }
  return {
    before: translate(language, 'documents.when.answer', values),
    since: translate(language, 'documents.since.answer', values),
  }
}

/** For dates the words are "after" and "before", not "greater" and "less". */
const inTime: Partial<Record<AnswerTest['is'], string>> = { greater: 'after', less: 'before' }

function wordAnswer(
  value: AnswerTest['value'],
  question: Question | undefined,
  language: Language,
  listedName: string | undefined,
): string {
  if (!question) return String(value ?? '')
  const words = { language, yes: translate(language, 'answers.yes'), no: translate(language, 'answers.no') }
  return answerText(question, value, { ...words, listedName }) ?? ''
}
