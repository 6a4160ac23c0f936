import type { saveAnswers as call } from '#contract/applying/application-answers.ts'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { planned, type Transaction } from '#database/connection.ts'
import {
  type AnsweredApplication,
  answeredVersion,
  lockForAnswers,
} from '#domain/applying/applications/own-application.ts'
import { versionContent } from '../../../forms/forms/version-content.ts'
import { requireEditable } from '../require-editable.ts'
import { answerProblems } from '../rules/problems-of.ts'
import { wordProblems } from '../word-problems.ts'
import { workingCopy } from '../working-copy.ts'
import { answerable } from './answerable.ts'
import { fillFromProfile } from './fill-from-profile.ts'
import { stampOf, toKept } from './typed-answers.ts'
import { unlistedAnswers } from './unlisted-answers.ts'
import { type AnswerBefore, writeAnswers } from './write-answers.ts'

type Saved = Output<typeof call>

/** Stores answers. For each question the answer that was typed last wins, in whatever order the requests arrive. */
export const saveAnswers = (caller: Caller, input: Input<typeof call>): Promise<Saved> =>
  saveAnswersAt(caller, input, new Date())

/** The same with a given time of arrival, for tests. */
export function saveAnswersAt(caller: Caller, input: Input<typeof call>, arrivedAt: Date): Promise<Saved> {
  return planned().transaction(async (tx) => {
    const own = await lockForAnswers(tx, input)
    requireEditable(own, arrivedAt)
    const typed = onceEach(await answerable(tx, caller, own, input.answers))
    const place = placeOf(own, input)
    const { before, changedAt } = await writeAnswers(tx, { ...place, typed, stamp: stampOf(input) })
    const { newer, replaced } = otherDevices(before, input.device ?? '')
    return {
      savedAt: (changedAt === null ? new Date() : new Date(changedAt)).toISOString(),
      formVersion: answeredVersion(own),
      submittedAt: own.application.submittedAt?.toISOString() ?? null,
      newer: [...newer, ...(place.isMoved ? await newInProfile(tx, own, input) : [])],
      replaced,
      problems: input.isCompleted ? await problemsLeft(tx, caller, own) : [],
    }
  })
}

/** The last answer to each question, if one request has several. */
const onceEach = (answers: Readonly<Input<typeof call>['answers']>) => [
  ...new Map(answers.map((answer) => [answer.questionId, answer])).values(),
]

/** The newer answers of other devices, and their answers that this request replaced. */
function otherDevices(before: readonly AnswerBefore[], device: string): Pick<Saved, 'newer' | 'replaced'> {
  const others = before.map((row) => ({ ...row, kept: toKept(row, device) })).filter(({ kept }) => !kept.isOwn)
  const keptOf = (isReplaced: boolean) => others.filter((row) => row.isReplaced === isReplaced).map(({ kept }) => kept)
  return { newer: keptOf(false), replaced: keptOf(true) }
}

/**
 * The candidate's position and the version. A draft answers the newest version of the form; a submitted application
 * keeps its version.
 */
function placeOf(own: AnsweredApplication, input: Pick<Input<typeof call>, 'lastPlace'>) {
  const lastPlace = input.lastPlace ?? null
  const { id: applicationId, status, formVersion: version, lastPlace: lastSeen } = own.application
  const formVersion = status === 'Draft' ? answeredVersion(own) : version
  const isMoved = formVersion !== version || (lastPlace !== null && lastPlace !== lastSeen)
  return { applicationId, formVersion, lastPlace, isMoved }
}

/**
 * Answers from data that the profile has got since the application was started, mostly in the first step of the
 * wizard.
 */
async function newInProfile(
  tx: Transaction,
  own: AnsweredApplication,
  { id, candidateId, device }: Input<typeof call>,
) {
  if (own.application.status !== 'Draft') return []
  const content = await versionContent(tx, own.form.id, answeredVersion(own))
  return (await fillFromProfile(tx, { id, candidateId }, content)).map((row) => toKept(row, device))
}

async function problemsLeft(tx: Transaction, caller: Caller, own: AnsweredApplication) {
  const content = await versionContent(tx, own.form.id, answeredVersion(own))
  const { answers } = await workingCopy(tx, own.application.id, content)
  const unlisted = await unlistedAnswers(tx, content, answers)
  return wordProblems(tx, caller, answerProblems({ content, answers, unlisted }))
}
