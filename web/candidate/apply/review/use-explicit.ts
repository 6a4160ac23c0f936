import { isAnswered } from '#contract/forms/answer-test.ts'
import { useApply } from '../use-apply.ts'

export type Explicit = ReturnType<typeof useExplicit>[number]

/**
 * The kinds of sensitive data that explicit consent is asked for: mandatory if an added document or an answer is of that
 * kind, optional if only the profile is.
 */
export function useExplicit() {
  const { form, askedDocuments, answers, shown } = useApply()
  return form.sensitive.kinds.flatMap(({ inProfile, documentTypeIds, questionIds, ...kind }) => {
    const documents = askedDocuments.filter(
      ({ documentTypeId, files }) => files.length > 0 && documentTypeIds.includes(documentTypeId),
    )
    const questions = form.questions.filter(
      ({ id }) => questionIds.includes(id) && shown.has(id) && isAnswered(answers[id]),
    )
    const isNeeded = documents.length + questions.length > 0
    if (!isNeeded && !inProfile) return []
    const names = [...documents.map(({ typeName }) => typeName), ...questions.map(({ label }) => `“${label}”`)]
    return { ...kind, key: `sensitive.${kind.kind}`, isNeeded, inProfile, names }
  })
}
