import { useKind } from '../session/account-kind.ts'
import { useTexts } from '../texts/texts.tsx'

/**
 * Texts in the right form of address: sen for candidates, siz for organizations. Both namespaces have the same keys;
 * neutral sentences are in `common`, under `settings.`
 */
export const useSettingsTexts = () => useTexts(useKind() === 'Company' ? 'org_settings' : 'student_settings')
