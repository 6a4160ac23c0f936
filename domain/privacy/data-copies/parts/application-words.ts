import { eq, inArray } from 'drizzle-orm'
import type { StoredAnswer } from '#contract/forms/answer-test.ts'
import type { FormContent } from '#contract/forms/form-content.ts'
import type { Database } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { forms } from '#database/schema/forms.ts'
import { answerTexts } from '#domain/applying/applications/answer-words.ts'
import { historyWords } from '#domain/applying/applications/history-words.ts'
import { versionContents } from '#domain/forms/forms/version-content.ts'
import type { Language } from '#platform/text/locales.ts'
import type { Row } from './part.ts'

type Question = FormContent['questions'][number]
type Answers = Readonly<Record<string, StoredAnswer>>

/** The history, in the sentences of the candidate's own page. */
export async function wordHistory(db: Database, language: Language, rows: readonly Row[]): Promise<readonly Row[]> {
  const happened = rows as unknown as Parameters<typeof historyWords>[2]
  const words = await historyWords(db, language, happened)
  return rows.map(({ detail: _, ...row }) => ({ ...row, event: words.get(String(row.id)) ?? row.event }))
}

/** One answer per row, with its question. */
export async function wordAnswers(db: Database, language: Language, rows: readonly Row[]): Promise<readonly Row[]> {
  const said = await inWords(
    db,
    language,
    rows.map(({ applicationId, questionId, answer }, at) => ({
      key: String(at),
      applicationId: String(applicationId),
      answers: { [String(questionId)]: answer as StoredAnswer },
    })),
  )
  return rows.map((row, at) => {
    const [one] = said.get(String(at)) ?? []
    return { ...row, question: one?.question ?? null, answer: one?.answer ?? row.answer }
  })
}

/** All answers of an application in one row. */
export async function wordSnapshots(db: Database, language: Language, rows: readonly Row[]): Promise<readonly Row[]> {
  const said = await inWords(
    db,
    language,
    rows.map(({ applicationId, answers }) => ({
      key: String(applicationId),
      applicationId: String(applicationId),
      answers: answers as Answers,
    })),
  )
  return rows.map((row) => ({ ...row, answers: said.get(String(row.applicationId)) ?? [] }))
}

interface Answered {
  readonly key: string
  readonly applicationId: string
  readonly answers: Answers
}

interface Said {
  readonly question: string | null
  readonly answer: unknown
}

/** Questions and answers in words, in the order of the form. Answers to removed questions stay as they are stored. */
async function inWords(
  db: Database,
  language: Language,
  answered: readonly Answered[],
): Promise<ReadonlyMap<string, readonly Said[]>> {
  const asked = await questionsOf(db, [...new Set(answered.map(({ applicationId }) => applicationId))])
  const known = answered.map((one) => {
    const questions = (asked.get(one.applicationId) ?? []).filter(({ id }) => id in one.answers)
    return { ...one, id: one.key, questions }
  })
  const texts = await answerTexts(db, language, known)
  return new Map(
    known.map(({ key, questions, answers }) => {
      const words = texts.get(key) ?? {}
      const listed = new Set(questions.map(({ id }) => id))
      const others = Object.entries(answers).filter(([id]) => !listed.has(id))
      return [
        key,
        [
          ...questions.map(({ id, label }) => ({ question: label, answer: words[id] ?? answers[id] ?? null })),
          ...others.map(([, answer]) => ({ question: null, answer })),
        ],
      ]
    }),
  )
}

/** The questions of the answered version and of the present one, by application. */
async function questionsOf(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, readonly Question[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: applications.id,
      formId: applications.formId,
      version: applications.formVersion,
      published: forms.publishedVersion,
    })
    .from(applications)
    .innerJoin(forms, eq(forms.id, applications.formId))
    .where(inArray(applications.id, [...ids]))
  const versions = rows.flatMap(({ id, formId, version, published }) =>
    [...new Set([version, published ?? version])].map((each) => ({ id, formId, version: each })),
  )
  const contents = await versionContents(db, versions)
  const questions = new Map<string, Map<string, Question>>()
  for (const [at, { id }] of versions.entries()) {
    const own = questions.get(id) ?? new Map<string, Question>()
    for (const question of contents[at]?.questions ?? []) if (!own.has(question.id)) own.set(question.id, question)
    questions.set(id, own)
  }
  return new Map([...questions].map(([id, own]) => [id, [...own.values()]]))
}
