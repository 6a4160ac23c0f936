import { useKind } from '../session/account-kind.ts'
import { useTexts } from '../texts/texts.tsx'

/**
 * Texts in the right form of address: sen for candidates, siz for members. Sentences with an address are in a namespace
 * for each, neutral ones in `common`.
 */
export const useUploadTexts = () => useTexts(useKind() === 'Company' ? 'org_candidate_list_and_detail' : 'student_docs')
