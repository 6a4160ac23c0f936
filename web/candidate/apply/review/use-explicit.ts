import { useApply } from '../use-apply.ts'

/**
 * Whether explicit consent is asked for: mandatory if an added document is sensitive, optional if only the profile is;
 * undefined otherwise.
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
