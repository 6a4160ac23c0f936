import { useKind } from '../session/account-kind.ts'
import { useTexts } from '../texts/texts.tsx'

/**
 * Turkish addresses candidates as sen and organizations as siz: the same keys, in a namespace for each. Sentences that
 * address nobody are in `common`, under `settings.`
 */
export const useSettingsTexts = () => useTexts(useKind() === 'Company' ? 'org_settings' : 'student_settings')
