import { useLocation, useSearchParams } from 'react-router'
import { sessionEnded } from '../session/sign-in-for.ts'
import { useTexts } from '../texts/texts.tsx'
import { Notice } from '../ui/feedback/notice.tsx'

/** Tells somebody whose session ended while they wrote an application that nothing is lost. */
export function KeptNotice() {
  const t = useTexts('logins')
  const [search] = useSearchParams()
  const state: unknown = useLocation().state
  const wasWriting = search.get('to')?.startsWith('/student-dashboard/apply/')
  if (!wasWriting || JSON.stringify(state) !== JSON.stringify(sessionEnded)) return null
  return <Notice title={t('signIn.kept.title')}>{t('signIn.kept.detail')}</Notice>
}
