import { useKind } from '../session/account-kind.ts'
import { useTexts } from '../texts/texts.tsx'

/**
 * A candidate is addressed by sen, an organization by siz: the same keys, in a namespace of each. What addresses nobody is in
 * `common`, under `settings.`
 */
export const useSettingsTexts = () => useTexts(useKind() === 'Company' ? 'org_settings' : 'student_settings')
