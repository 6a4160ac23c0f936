import { asc, eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { holds, type StoredAnswer } from '#contract/forms/answer-test.ts'
import { applicationSnapshots as snapshots } from '#database/schema/application-snapshots.ts'
import { newId } from '#platform/ids.ts'
import { aCompany, aPublishedForm } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { manyApplications } from '../../../tests/many-applications.ts'
import { type AnswerFilter, answerMeets } from './answer-filter.ts'

const connection = testDatabase()
const [questionId, another] = [newId(), newId()]
const people = 30
let formId: string

beforeAll(async () => {
  const company = await aCompany()
  const { id } = await aPublishedForm(company)
  formId = id
  await manyApplications(connection.pool, { id, companyId: company.companyId }, people, questionId)
})

/** A small set, so that random answers and filters often share a piece. */
const pieces = [
  'ığdır',
  'İĞDİR',
  'Şule',
  'su',
  '"',
  '\\',
  '\\n',
  '\n',
  '\t',
  '%',
  '_',
  "'",
  '“',
  '…',
  '🎓',
  'e\u0301',
  'Σ',
  'ß',
  ' ',
  'a',
]
const text = fc.oneof(
  fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((all) => all.join('')),
  // Lengths around the one at which `answer_beginnings` cuts a text.
  fc
    .tuple(fc.constantFrom('x', 'ş', '🎓'), fc.integer({ min: 38, max: 43 }))
    .map(([letter, count]) => letter.repeat(count)),
)
const number = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.constantFrom(0.5, 1e15, -2.25))
const answer: fc.Arbitrary<StoredAnswer> = fc.oneof(
  text,
  text,
  number,
  fc.boolean(),
  fc.array(text, { maxLength: 3 }),
  fc.constant(null),
)
const filter: fc.Arbitrary<AnswerFilter> = fc.record({
  questionId: fc.constant(questionId),
  is: fc.constantFrom('equal', 'notEqual', 'greater', 'less', 'answered', 'contains', 'contains'),
  value: fc.oneof(text, text, number, fc.boolean()),
})

test('an index, a scan and the contract’s `holds` agree on which answers meet a filter', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(answer, answer), { minLength: people, maxLength: people }),
      fc.array(filter, { minLength: 12, maxLength: 12 }),
      async (written, filters) => {
        const answers = await handIn(written)
        const right = await Promise.all(filters.map((filter) => expected(filter, answers)))
        const asked = await Promise.all(filters.map(foldedOf))
        const onTheWay = await met(asked)
        const first = await met(asked.map((filter) => ({ ...filter, isRare: true })))
        const wrong = filters.flatMap(({ is, value }, at) =>
          answers
            .map((own, who) => ({
              own,
              is,
              value,
              found: [onTheWay[at]?.[who], first[at]?.[who]],
              right: right[at]?.[who],
            }))
            .filter((result) => result.found.some((found) => found !== result.right)),
        )
        expect(wrong).toEqual([])
      },
    ),
    { numRuns: 12 },
  )
})

/**
 * Submits one application per pair: an answer to the filtered question, and one to another question that must not be
 * confused with it.
 */
async function handIn(written: readonly (readonly [StoredAnswer, StoredAnswer])[]): Promise<StoredAnswer[]> {
  const rows = written.map(([own, other]) => JSON.stringify({ [questionId]: own, [another]: other }))
  await connection.pool.query(
    `update application_snapshots set answers = wanted.answers::jsonb
     from (select application_id, row_number() over (order by application_id) as place from application_snapshots where form_id = $1) as own
     join unnest($2::text[]) with ordinality as wanted(answers, place) using (place)
     where application_snapshots.application_id = own.application_id`,
    [formId, rows],
  )
  return written.map(([own]) => own)
}

/** For each filter, whether each application meets it in the database. */
async function met(filters: readonly AnswerFilter[]): Promise<boolean[][]> {
  const conditions = filters.map((filter) => sql`coalesce(${answerMeets(filter, formId)}, false)`)
  const rows = await connection.db
    .select({ met: sql<boolean[]>`array[${sql.join(conditions, sql`, `)}]` })
    .from(snapshots)
    .where(eq(snapshots.formId, formId))
    .orderBy(asc(snapshots.applicationId))
  return filters.map((_, at) => rows.map((row) => row.met[at] ?? false))
}

/** The expected result by the contract's `holds`, folding each text separately. */
async function expected({ is, value }: AnswerFilter, answers: readonly StoredAnswer[]): Promise<boolean[]> {
  if (is !== 'contains') return answers.map((answer) => holds({ questionId, is, value }, answer))
  const sought = await fold(String(value))
  // A search text that folds to nothing or to spaces matches no answer.
  if (sought.trim() === '') return answers.map(() => false)
  return Promise.all(answers.map(async (answer) => typeof answer === 'string' && (await fold(answer)).includes(sought)))
}

const foldedOf = async (one: AnswerFilter) =>
  one.is === 'contains' ? { ...one, value: await fold(String(one.value)) } : one

const known = new Map<string, string>()
async function fold(typed: string): Promise<string> {
  const { rows } = known.has(typed)
    ? { rows: [] }
    : await connection.pool.query('select tr_fold($1) as folded', [typed])
  for (const { folded } of rows) known.set(typed, folded)
  return known.get(typed) ?? ''
}
