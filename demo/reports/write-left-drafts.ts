import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { applicationAnswers } from '#database/schema/application-answers.ts'
import { applications } from '#database/schema/applications.ts'
import { answersOf } from '../applicants/answers-of.ts'
import type { HandingIn } from '../applicants/write-handed-in.ts'
import { randomOf } from '../pictures/random.ts'

/** As often as they are named: long questions and documents to fetch are where people stop. */
const places = ['profile', 'questions', 'questions', 'questions', 'documents', 'documents', 'review'] as const

/** Where those stopped who began and did not hand in, and what they had answered by then. */
export async function writeLeftDrafts(tx: Transaction, all: readonly HandingIn[]) {
  const drafts = all.flatMap(({ form, application: { id, status, createdAt = new Date() } }) => {
    if (status !== 'Draft') return []
    const random = randomOf(`left ${form.title} ${id.slice(0, 13)}`)
    return [{ form, id, begunAt: createdAt, place: random.pick(places), random }]
  })
  if (drafts.length === 0) return
  const answers = drafts.flatMap(({ form, id, begunAt, place, random }) => {
    const all = Object.entries(answersOf(form.content, random))
    const share = place === 'profile' ? 0 : place === 'questions' ? random.between(0.1, 0.8) : 1
    return all.slice(0, Math.ceil(all.length * share)).map(([questionId, value], at) => {
      const typedAt = new Date(begunAt.getTime() + (at + 1) * 60_000)
      return { applicationId: id, questionId, value, typedAt, savedAt: typedAt, device: 'demo-device' }
    })
  })
  if (answers.length > 0) await tx.insert(applicationAnswers).values(answers)
  await tx.execute(sql`
    update ${applications} set last_place = given.place
    from unnest(${sql.param(drafts.map(({ id }) => id))}::uuid[], ${sql.param(drafts.map(({ place }) => place))}::text[])
      as given (id, place)
    where ${applications.id} = given.id`)
}
