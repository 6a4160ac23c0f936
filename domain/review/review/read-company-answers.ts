import type { Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { SensitiveKind } from '#contract/data/sensitive-kinds.ts'
import { shownIds } from '#contract/forms/conditions.ts'
import type { readCompanyAnswers as call } from '#contract/review/company-application.ts'
import { database } from '#database/connection.ts'
import { answerWords } from '#domain/applying/applications/answer-words.ts'
import { withdrawnKinds } from '#domain/candidates/sensitive/withdrawn-kinds.ts'
import { versionContent } from '#domain/forms/forms/version-content.ts'
import { consentLines } from './dossiers/consent-lines.ts'
import { filesOf } from './files-of.ts'
import { profileIn } from './profile-in.ts'
import { profileSays } from './profile-says.ts'
import { type ApplicationIds, reviewedApplication } from './reviewed-application.ts'

export async function readCompanyAnswers(caller: Caller, ids: ApplicationIds): Promise<Output<typeof call>> {
  const db = database()
  const { snapshot } = await reviewedApplication(db, ids)
  const { questions } = await versionContent(db, snapshot.formId, snapshot.formVersion)
  const asked = new Set(questions.map(({ id }) => id))
  const ofQuestions = snapshot.documents.filter(({ formDocumentId }) => asked.has(formDocumentId))
  const [words, profile, files, agreed, withdrawn] = await Promise.all([
    answerWords(db, caller.language, questions, snapshot.answers),
    profileIn(db, caller.language, snapshot.profile),
    filesOf(
      db,
      caller,
      ids.appId,
      ofQuestions.map(({ fileId }) => fileId),
    ),
    consentLines(db, caller.language, [{ id: ids.appId, formId: snapshot.formId }]),
    questions.some(({ sensitive }) => sensitive) ? withdrawnKinds(db, ids.appId) : new Set<SensitiveKind>(),
  ])
  const shown = shownIds(questions, snapshot.answers)
  return {
    items: questions.map(({ id, kind, label, required, profileFact, sensitive }) => {
      const isShown = shown.has(id)
      const own = ofQuestions.filter(({ formDocumentId }) => formDocumentId === id)
      const value = isShown ? (snapshot.answers[id] ?? null) : null
      return {
        question: { id, kind, label, required },
        isShown,
        value: typeof value === 'object' && value !== null ? [...value] : value,
        text: words.get(id) ?? null,
        files: isShown ? own.flatMap(({ fileId }) => files.get(fileId) ?? []) : [],
        isWithdrawn: isShown && Boolean(sensitive && withdrawn.has(sensitive)),
        profileSays: profileSays({ kind, profileFact }, value, profile, caller.language),
      }
    }),
    consents: agreed.get(ids.appId)?.map((line) => ({ ...line })) ?? [],
  }
}
