import { eq, sql } from 'drizzle-orm'
import type { saveAnswers as call } from '#contract/applying/application-answers.ts'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { planned, type Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { answeredVersion, lockApplication, type OwnApplication } from '#domain/applications/own-application.ts'
import { versionContent } from '../../forms/version-content.ts'
import { demandEditable } from '../handing-in/demand-editable.ts'
import { wordProblems } from '../handing-in/word-problems.ts'
import { answerProblems } from '../rules/problems-of.ts'
import { workingCopy } from '../working-copy.ts'
import { answerable } from './answerable.ts'
import { stampOf, toKept } from './typed-answers.ts'
import { unlistedAnswers } from './unlisted-answers.ts'
import { type Written, writeAnswers } from './write-answers.ts'

type Saved = Output<typeof call>

/** Stores answers. For each question the answer that was typed last wins, in whatever order the requests arrive. */
export const saveAnswers = (caller: Caller, input: Input<typeof call>): Promise<Saved> =>
  saveAnswersAt(caller, input, new Date())

/** The same for a given moment of arrival, for tests. */
export function saveAnswersAt(caller: Caller, input: Input<typeof call>, arrivedAt: Date): Promise<Saved> {
  return planned().transaction(async (tx) => {
    const own = await lockApplication(tx, input)
    demandEditable(own, arrivedAt)
    const { device, order } = input
    const typed = onceEach(await answerable(tx, caller, own, input.answers))
    const outcome = await writeAnswers(tx, own.application.id, stampOf(device, order), typed)
    const savedAt = await touch(tx, own, input, outcome.isChanged)
    return {
      savedAt: savedAt.toISOString(),
      formVersion: answeredVersion(own),
      ...otherDevices(outcome, device ?? ''),
      problems: input.isCompleted ? await problemsLeft(tx, caller, own) : [],
    }
  })
}

/** The last answer to each question, if one request has several. */
const onceEach = (answers: Readonly<Input<typeof call>['answers']>) => [
  ...new Map(answers.map((answer) => [answer.questionId, answer])).values(),
]

/** The newer answers of other devices, and those of theirs that this request replaced. */
function otherDevices({ before, written }: Written, device: string): Pick<Saved, 'newer' | 'replaced'> {
  const others = before.map((row) => toKept(row, device)).filter(({ isOwn }) => !isOwn)
  return {
    newer: others.filter(({ questionId }) => !written.has(questionId)),
    replaced: others.filter(({ questionId }) => written.has(questionId)),
  }
}

/** A draft answers the newest version of the form; what was handed in keeps its version. */
async function touch(
  tx: Transaction,
  own: OwnApplication,
  { lastPlace }: Input<typeof call>,
  isChanged: boolean,
): Promise<Date> {
  const { id, status, formVersion, lastPlace: lastSeen } = own.application
  const version = status === 'Draft' ? answeredVersion(own) : formVersion
  const isMoved = lastPlace !== undefined && lastPlace !== lastSeen
  if (!isChanged && !isMoved && version === formVersion) return new Date()
  const [touched] = await tx
    .update(applications)
    .set({
      formVersion: version,
      ...(isMoved ? { lastPlace } : {}),
      ...(isChanged ? { changedAt: sql`clock_timestamp()` } : {}),
    })
    .where(eq(applications.id, id))
    .returning({ changedAt: applications.changedAt })
  return isChanged && touched ? touched.changedAt : new Date()
}

async function problemsLeft(tx: Transaction, caller: Caller, own: OwnApplication) {
  const content = await versionContent(tx, own.form.id, answeredVersion(own))
  const { answers } = await workingCopy(tx, own.application.id, content)
  const unlisted = await unlistedAnswers(tx, content, answers)
  return wordProblems(tx, caller, answerProblems({ content, answers, unlisted }))
}
