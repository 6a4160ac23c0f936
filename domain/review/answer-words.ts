import { inArray, sql } from 'drizzle-orm'
import type { StoredAnswer } from '#contract/answer-test.ts'
import type { Question } from '#contract/form-content.ts'
import type { Database } from '#database/connection.ts'
import { cities, countries, universities } from '#database/schema/reference.ts'
import { nameIn } from '#domain/data/names.ts'
import type { Language } from '#domain/data/prepared.ts'
import { formatDate } from '#platform/text/dates.ts'
import { formatNumber } from '#platform/text/numbers.ts'
import { translate } from '#platform/texts.ts'

type Asked = Pick<Question, 'id' | 'kind' | 'options' | 'max'>
type Stored = Readonly<Record<string, StoredAnswer>>

/** Answers as people read them: options by their words, dates and numbers as they are written, places by their names. */
export async function answerWords(db: Database, language: Language, questions: readonly Asked[], answers: Stored) {
  const places = await placesOf(db, language, questions, answers)
  return new Map(questions.map((question) => [question.id, wordsOf(question, answers[question.id], language, places)]))
}

type Places = ReadonlyMap<string, string>

function wordsOf(question: Asked, answer: StoredAnswer | undefined, language: Language, places: Places): string | null {
  if (answer === null || answer === undefined || answer === '') return null
  if (Array.isArray(answer)) return answer.map((id) => labelOf(question, id)).join(', ') || null
  switch (question.kind) {
    case 'single':
      return labelOf(question, String(answer))
    case 'yesNo':
      return translate(language, answer === true ? 'answers.yes' : 'answers.no')
    case 'date':
      return formatDate(String(answer), language)
    case 'number':
      return typeof answer === 'number' ? formatNumber(answer, language) : String(answer)
    case 'scale':
      return question.max === null ? String(answer) : `${answer} / ${question.max}`
    case 'country':
    case 'city':
    case 'university':
      return places.get(`${question.kind} ${answer}`) ?? String(answer)
    default:
      return String(answer)
  }
}

/** An option that is gone from the form cannot be gone from the version that was answered; its id is better than nothing. */
const labelOf = ({ options }: Asked, id: string) => options.find((option) => option.id === id)?.label ?? id

const tables = { country: countries, city: cities, university: universities } as const

/** The names of all countries, cities and universities that were answered, in one query. */
async function placesOf(db: Database, language: Language, questions: readonly Asked[], answers: Stored) {
  const wanted = (['country', 'city', 'university'] as const).flatMap((kind) => {
    const ids = questions.flatMap(({ id, kind: of }) => (of === kind ? (answers[id] ?? []) : []))
    const numbers = ids.filter((id) => typeof id === 'number')
    return numbers.length > 0 ? [{ kind, ids: numbers }] : []
  })
  if (wanted.length === 0) return new Map<string, string>()
  const parts = wanted.map(({ kind, ids }) => {
    const table = tables[kind]
    return sql`select ${kind}::text || ' ' || ${table.id} as key, ${nameIn(language, table)} as name from ${table} where ${inArray(table.id, ids)}`
  })
  const { rows } = await db.execute<{ key: string; name: string }>(sql.join(parts, sql` union all `))
  return new Map(rows.map(({ key, name }) => [key, name]))
}
