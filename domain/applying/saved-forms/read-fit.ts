import { and, eq } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { readFit as fitCall } from '#contract/listings/saved-forms.ts'
import { database } from '#database/connection.ts'
import { followedCompanies, savedForms } from '#database/schema/forms.ts'
import { currentApplication } from '#domain/applying/applications/current-application.ts'
import { documentFacts } from '#domain/applying/applying/documents/document-facts.ts'
import { readyDocuments } from '#domain/applying/applying/documents/ready-documents.ts'
import { conditionNames } from '#domain/candidates/eligibility/condition-names.ts'
import { judge } from '#domain/candidates/eligibility/judge.ts'
import { overall } from '#domain/candidates/eligibility/judgement.ts'
import { wordFits } from '#domain/candidates/eligibility/word-conditions.ts'
import { formById } from '#domain/forms/listings/published-form.ts'
import { readEligibilityProfile } from '../../candidates/eligibility/read-eligibility-profile.ts'

/** A candidate's fit for a form, for its page. */
export async function readFit(
  { language }: Caller,
  { candidateId, formId }: Input<typeof fitCall>,
): Promise<Output<typeof fitCall>> {
  const db = database()
  const [{ listing, content }, profile, [saved], application] = await Promise.all([
    formById(formId),
    readEligibilityProfile(db, candidateId),
    db
      .select()
      .from(savedForms)
      .where(and(eq(savedForms.candidateId, candidateId), eq(savedForms.formId, formId))),
    currentApplication(db, { candidateId, formId }),
  ])
  const ofCompany = and(
    eq(followedCompanies.candidateId, candidateId),
    eq(followedCompanies.companyId, listing.companyId),
  )
  const [names, documents, follows] = await Promise.all([
    conditionNames(db, language, content.eligibility, profile),
    documentFacts(db, candidateId, [content]).then((facts) => readyDocuments(db, candidateId, content, facts)),
    db.$count(followedCompanies, ofCompany),
  ])
  const judgements = judge(content.eligibility, profile, { today: new Date(), gpaSystems: names.gpaSystems })
  const { fit, counts } = overall(judgements)
  return {
    overall: fit,
    counts,
    items: wordFits(judgements, language, names),
    documents,
    saved: saved !== undefined,
    remind: saved?.remind ?? false,
    followsCompany: follows > 0,
    application: application ? { id: application.id, isDraft: application.shownStatus === 'Draft' } : null,
  }
}
