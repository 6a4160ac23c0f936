import type { Transaction } from '#database/connection.ts'
import { applicationAnswers } from '#database/schema/application-answers.ts'
import { answersOf } from '../applicants/answers-of.ts'
import type { HandingIn } from '../applicants/write-handed-in.ts'
import { randomOf } from '../pictures/random.ts'

/** Of what is not handed in yet the first half is answered. */
export async function writeBegun(tx: Transaction, all: readonly HandingIn[]) {
  const typed = all.flatMap(({ form, application: { id: applicationId, status, changedAt = new Date() } }) => {
    if (status !== 'Draft') return []
    const answers = Object.entries(answersOf(form.content, randomOf(form.title)))
    return answers.slice(0, Math.ceil(answers.length / 2)).map(([questionId, value]) => ({
      applicationId,
      questionId,
      value,
      typedAt: changedAt,
      savedAt: changedAt,
      device: 'demo-device',
    }))
  })
  if (typed.length > 0) await tx.insert(applicationAnswers).values(typed)
}
