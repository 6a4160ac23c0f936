import { useKind } from '../session/account-kind.ts'
import { useTexts } from '../texts/texts.tsx'

/**
 * Turkish addresses candidates as sen and members as siz: sentences that address somebody are in a namespace for each,
 * the others in `common`.
 */
export const useUploadTexts = () => useTexts(useKind() === 'Company' ? 'org_candidate_list_and_detail' : 'student_docs')
