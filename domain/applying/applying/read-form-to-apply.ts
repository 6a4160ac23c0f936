import { and, eq, isNull } from 'drizzle-orm'
import { applicationConsents } from '#contract/applying/application-consents.ts'
import type { readFormToApply as call } from '#contract/applying/applications.ts'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { type Database, database } from '#database/connection.ts'
import { consents } from '#database/schema/accounts.ts'
import { currentApplication } from '#domain/applying/applications/current-application.ts'
import { conditionNames } from '#domain/candidates/eligibility/condition-names.ts'
import { overall } from '#domain/candidates/eligibility/judgement.ts'
import { wordFits } from '#domain/candidates/eligibility/word-conditions.ts'
import { versionedTexts } from '#domain/forms/forms/versioned-texts.ts'
import { toListing } from '#domain/forms/listings/listing-row.ts'
import { formById } from '#domain/forms/listings/published-form.ts'
import { documentTypeNames } from '#domain/ground/reference/document-type-names.ts'
import { documentFacts } from './documents/document-facts.ts'
import { readyDocuments } from './documents/ready-documents.ts'
import { describeApplication } from './following/describe-application.ts'
import { judgeCandidate } from './handing-in/judge-candidate.ts'
import { missingParts } from './handing-in/missing-parts.ts'
import { lastWithdrawn } from './last-withdrawn.ts'
import { sensitiveAsked } from './sensitive-asked.ts'

/** Everything that the application wizard starts with. */
export async function readFormToApply(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const db = database()
  const { language } = caller
  const { candidateId, formId, formType } = input
  const { listing, version, content } = await formById(formId)
  if (formType !== undefined && formType !== listing.type) throw problem('forms.notFound')
  const { judgements, profile } = await judgeCandidate(db, candidateId, content, new Date())
  const [names, facts, types, standing, withdrawn] = await Promise.all([
    conditionNames(db, language, content.eligibility, profile),
    documentFacts(db, candidateId, [content]),
    documentTypeNames(
      db,
      language,
      content.documents.map(({ documentTypeId }) => documentTypeId),
    ),
    currentApplication(db, input),
    lastWithdrawn(db, input),
  ])
  const documents = await readyDocuments(db, candidateId, content, facts)
  const { sensitive, asked } = await sensitiveAsked(db, caller, {
    candidateId,
    applicationId: standing?.id,
    companyName: listing.companyName,
    content,
  })
  const texts = await versionedTexts(db, { id: formId, version, texts: content.texts })
  const given = texts.length > 0 && standing ? await agreedTexts(db, standing.id) : []
  const application = standing ? await describeApplication(caller, { candidateId, id: standing.id }) : null
  // The form may be open for this candidate alone (extended deadline).
  const ownTime =
    application?.formState === 'Open' ? { state: application.formState, closesAt: application.closesAt } : {}
  return {
    listing: { ...toListing(listing), ...ownTime },
    version,
    questions: content.questions,
    documents: content.documents,
    fit: { overall: overall(judgements).fit, items: wordFits(judgements, language, names), documents },
    missingParts: missingParts(language, { content, judgements, names, facts, typeNames: types }),
    consents: [...applicationConsents, ...asked],
    sensitive,
    texts: texts.map(({ version: words, ...text }) => ({
      ...text,
      version: String(words),
      isGiven: given.some((one) => one.formTextId === text.id && one.formVersion === words),
    })),
    application,
    withdrawn: withdrawn ? { id: withdrawn.id, at: withdrawn.withdrawnAt.toISOString() } : null,
  }
}

/** The form's own texts agreed to with an application and not taken back. */
const agreedTexts = (db: Database, applicationId: string) =>
  db
    .select({ formTextId: consents.formTextId, formVersion: consents.formVersion })
    .from(consents)
    .where(and(eq(consents.applicationId, applicationId), eq(consents.text, 'formText'), isNull(consents.withdrawnAt)))
