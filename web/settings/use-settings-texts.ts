import { useLocation } from 'react-router'
import { sideAt } from '../private/sides.ts'
import { useTexts } from '../texts.tsx'

/** Both kinds share their settings pages; the address says whose they are. */
export const useSide = () => sideAt(useLocation().pathname)

/** A candidate is addressed by sen, an organization by siz: the same keys, in a namespace of each. */
export const useSettingsTexts = () => useTexts(useSide() === 'Company' ? 'org_settings' : 'student_settings')
