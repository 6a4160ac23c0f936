import { useApply } from '../use-apply.ts'

/**
 * Whether explicit consent is asked for: needed where a document that was added tells something sensitive, up to the candidate
 * where only the profile does. Undefined where nothing does.
 */
export function useExplicit(): { readonly need: 'document' | 'profile'; readonly isGiven: boolean } | undefined {
  const { form, askedDocuments } = useApply()
  const { inProfile, documentTypeIds, isGiven } = form.sensitive
  const isTold = askedDocuments.some(
    ({ documentTypeId, files }) => files.length > 0 && documentTypeIds.includes(documentTypeId),
  )
  if (!isTold && !inProfile) return undefined
  return { need: isTold ? 'document' : 'profile', isGiven }
}
