import { eq } from 'drizzle-orm'
import { applicationConsents, explicitConsent } from '#contract/applying/application-consents.ts'
import type { Caller } from '#contract/caller.ts'
import type { StoredAnswer } from '#contract/forms/answer-test.ts'
import type { FormContent } from '#contract/forms/form-content.ts'
import { ProblemError } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import { saveAnswers } from '#domain/applying/applying/answers/save-answers.ts'
import { finalizeAt } from '#domain/applying/applying/handing-in/finalize-application.ts'
import { publishForm } from '#domain/forms/forms/publishing/publish-form.ts'
import { saveForm } from '#domain/forms/forms/save-form.ts'
import { newId } from '#platform/ids.ts'

// Shared steps of tests about applying; people, forms and applications are in builders.ts, questions and documents in
// form-parts.ts.

interface Applicant {
  readonly caller: Caller
  readonly candidateId: string
}

interface Begun {
  readonly id: string
  readonly formId: string
}

/** Hands an application in with all consents, as if the request had arrived at that moment. */
export const handIn = ({ caller, candidateId }: Applicant, { id, formId }: Begun, at = new Date()) =>
  finalizeAt(caller, { candidateId, id, formId, consents: [...applicationConsents, explicitConsent] }, at)

/** Types one answer, on a device of its own unless told otherwise. */
export const type = (
  { caller, candidateId }: Applicant,
  { id }: Pick<Begun, 'id'>,
  questionId: string,
  value: Exclude<StoredAnswer, readonly string[]>,
  device: string = newId(),
) =>
  saveAnswers(caller, {
    candidateId,
    id,
    device,
    order: 0,
    isCompleted: false,
    answers: [{ questionId, value, age: 0 }],
  })

interface Publisher {
  readonly caller: Caller
  readonly companyId: string
}

/** Publishes the same form with other parts. */
export async function publishAgain(
  { caller, companyId }: Publisher,
  form: { readonly id: string; readonly version: number },
  parts: Partial<FormContent>,
) {
  const ids = { companyId, formId: form.id }
  const { version } = await saveForm(caller, { ...ids, version: form.version, ...parts })
  return publishForm(caller, { ...ids, version })
}

export async function snapshotOf(id: string) {
  const [found] = await database().select().from(applicationSnapshots).where(eq(applicationSnapshots.applicationId, id))
  return found
}

export async function applicationRow(id: string) {
  const [found] = await database().select().from(applications).where(eq(applications.id, id))
  return found
}

/** The problem that something is refused with. */
export async function problemOf(work: Promise<unknown>): Promise<ProblemError> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ProblemError)) throw error ?? new Error('nothing was refused')
  return error
}

/** The code of the problem with the fields that it names, or the answer if there was none. */
export async function outcomeOf<T>(work: Promise<T>) {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    return [error.code, ...(error.errors ?? []).map(({ field }) => field)]
  }
}
