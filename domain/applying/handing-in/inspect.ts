import type { ConsentText } from '#contract/applying/application-consents.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import type { Transaction } from '#database/connection.ts'
import type { OwnApplication } from '#domain/applications/own-application.ts'
import { conditionNames } from '#domain/eligibility/condition-names.ts'
import { unlistedAnswers } from '../answers/unlisted-answers.ts'
import { documentFacts } from '../documents/document-facts.ts'
import type { FormToApply } from '../form-to-apply.ts'
import type { DocumentFacts } from '../rules/asked-documents.ts'
import { problemsOf } from '../rules/problems-of.ts'
import { type WorkingCopy, workingCopy } from '../working-copy.ts'
import { type Judged, judgeCandidate } from './judge-candidate.ts'
import { wordProblems } from './word-problems.ts'

interface Handed {
  readonly own: OwnApplication
  readonly form: FormToApply
  readonly consents: readonly { readonly text: ConsentText; readonly version: string }[]
  readonly arrivedAt: Date
}

/** A complete application, ready for the snapshot. */
export interface Inspected extends Judged, WorkingCopy {
  readonly facts: DocumentFacts
  readonly arrivedAt: Date
}

/** Checks everything that is handed in, and reports all missing and wrong fields together. */
export async function inspect(tx: Transaction, caller: Caller, handed: Handed): Promise<Inspected> {
  const { own, form, consents, arrivedAt } = handed
  const { candidateId, id } = own.application
  const { content } = form
  const judged = await judgeCandidate(tx, candidateId, content, arrivedAt)
  const copy = await workingCopy(tx, id, content)
  const facts = await documentFacts(tx, candidateId, [content])
  const unlisted = await unlistedAnswers(tx, content, copy.answers)
  const problems = problemsOf({ content, ...copy, facts, judgements: judged.judgements, consents, unlisted })
  if (problems.length === 0) return { ...judged, ...copy, facts, arrivedAt }
  const names = await conditionNames(tx, caller.language, content.eligibility, judged.profile)
  const errors = await wordProblems(tx, caller, problems, names)
  const isMisfit = problems.some(({ kind }) => kind === 'eligibility')
  throw problem(isMisfit ? 'applications.doesNotFit' : 'applications.incomplete', { count: errors.length }, errors)
}
