import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { applicationAnswers } from '#database/schema/application-answers.ts'
import { uuids } from '#database/uuids.ts'
import { isNewer, type TypedAnswer } from './typed-answers.ts'

type Row = Pick<typeof applicationAnswers.$inferSelect, 'questionId' | 'value' | 'typedAt' | 'device'>

export interface Written {
  /** The stored answers to the same questions before this write. */
  readonly before: readonly Row[]
  /** The questions for which the incoming answer was stored. */
  readonly written: ReadonlySet<string>
  readonly isChanged: boolean
}

/** Stores each answer that is newer than the stored one. The caller has locked the application. */
export async function writeAnswers(
  tx: Transaction,
  applicationId: string,
  stamp: string,
  typed: readonly TypedAnswer[],
): Promise<Written> {
  if (typed.length === 0) return { before: [], written: new Set(), isChanged: false }
  const ids = typed.map(({ questionId }) => questionId)
  const before = await tx
    .select({
      questionId: applicationAnswers.questionId,
      value: applicationAnswers.value,
      typedAt: applicationAnswers.typedAt,
      device: applicationAnswers.device,
    })
    .from(applicationAnswers)
    .where(
      and(
        eq(applicationAnswers.applicationId, applicationId),
        sql`${applicationAnswers.questionId} = any(${uuids(ids)})`,
      ),
    )
  const rows = await tx
    .insert(applicationAnswers)
    .select(given(applicationId, stamp, typed))
    .onConflictDoUpdate({
      target: [applicationAnswers.applicationId, applicationAnswers.questionId],
      set: {
        value: sql`excluded.value`,
        typedAt: sql`excluded.typed_at`,
        device: sql`excluded.device`,
        savedAt: sql`excluded.saved_at`,
      },
      setWhere: isNewer,
    })
    .returning({ questionId: applicationAnswers.questionId })
  const written = new Set(rows.map(({ questionId }) => questionId))
  const old = new Map(before.map(({ questionId, value }) => [questionId, value]))
  const isChanged = typed.some(
    ({ questionId, value }) => written.has(questionId) && !isSame(old.get(questionId) ?? null, value),
  )
  return { before, written, isChanged }
}

/** One statement and four parameters, however many answers there are. */
const given = (applicationId: string, stamp: string, typed: readonly TypedAnswer[]) => sql`
  select ${applicationId}::uuid, given.question_id, given.value,
    least(coalesce(to_timestamp(given.typed_at / 1000), clock_timestamp() - given.age * interval '1 millisecond'), clock_timestamp()),
    ${stamp}::text, clock_timestamp()
  from json_to_recordset(${JSON.stringify(
    typed.map(({ questionId, value, age, typedAt }) => ({
      question_id: questionId,
      value,
      age,
      // As milliseconds, because an ISO date may have a year that PostgreSQL does not know.
      typed_at: typedAt === undefined ? null : Date.parse(typedAt),
    })),
  )}::json) as given (question_id uuid, value jsonb, age double precision, typed_at double precision)`

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
