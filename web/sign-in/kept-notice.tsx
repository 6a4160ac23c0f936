import { useSyncExternalStore } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useKind } from '../session/account-kind.ts'
import { hearOfKept, isAnythingKept } from '../session/kept-typed.ts'
import { endedKey, sessionEnded } from '../session/sign-in-for.ts'
import { useTexts } from '../texts/texts.tsx'
import { Notice } from '../ui/feedback/notice.tsx'

/**
 * Says that nothing is lost, if the session ended during an application or a form. After a full load it replaces the
 * dialog about the ended session.
 */
export function KeptNotice() {
  const t = useTexts('logins')
  const kind = useKind()
  const [search] = useSearchParams()
  const state: unknown = useLocation().state
  const wasWriting = search.get('to')?.startsWith('/student-dashboard/apply/')
  const hasTyped = useSyncExternalStore(hearOfKept, isAnythingKept, () => false)
  if (search.has(endedKey)) return <Notice title={t('shell.sessionEnd.title')}>{t('shell.sessionEnd.detail')}</Notice>
  if (JSON.stringify(state) !== JSON.stringify(sessionEnded)) return null
  if (wasWriting) return <Notice title={t('signIn.kept.title')}>{t('signIn.kept.detail')}</Notice>
  if (!hasTyped) return null
  const { title, detail } = typed[kind]
  return <Notice title={t(title)}>{t(detail)}</Notice>
}

const typed = {
  Candidate: { title: 'signIn.kept.title', detail: 'signIn.typed.candidate' },
  Company: { title: 'signIn.typed.company.title', detail: 'signIn.typed.company' },
} as const
