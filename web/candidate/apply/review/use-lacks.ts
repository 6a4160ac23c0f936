import type { FieldError } from '#contract/problems.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { useFlaws } from '../questions/use-flaws.ts'
import { useApply } from '../use-apply.ts'

/** Missing input as far as the browser can tell, in the order of the steps. The server decides. */
export function useLacks(): FieldError[] {
  const t = useTexts('student_apps')
  const { form, pages, askedDocuments } = useApply()
  const flaws = useFlaws(pages.flatMap(({ questions }) => questions))
  const parts = form.missingParts.filter(({ required }) => required)
  const documents = askedDocuments.filter(({ required, files }) => required && files.length === 0)
  return [
    ...parts.map(({ part }) => ({
      field: `profile.${part}`,
      message: t('apply.profile.lacks', { part: t('apply.part', { part }) }),
    })),
    ...[...flaws].map(([id, message]) => ({ field: `answers.${id}`, message })),
    ...documents.map(({ formDocumentId, typeName }) => ({
      field: `documents.${formDocumentId}`,
      message: t('apply.documents.missing', { name: typeName }),
    })),
  ]
}
