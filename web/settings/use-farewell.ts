import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { showSuccess } from '../dialogs/dialogs.ts'
import { notifyTabs } from '../session/session-tabs.ts'
import { clearWaiting } from '../session-lifecycle/clear-browser.ts'
import { resetStore } from '../session-lifecycle/reset-store.ts'
import { useTexts } from '../texts/texts.tsx'

/** Milliseconds for the landing page to render before the dialog opens. */
const pause = 200

/**
 * Navigates to the landing page before ending the session: a private page without a session would redirect to sign in.
 */
export function useFarewell() {
  const t = useTexts('student_settings')
  const navigate = useNavigate()
  const farewell = useRef<() => void>(undefined)
  useEffect(() => () => farewell.current?.(), [])
  return async () => {
    const said = { title: t('delete.done.title'), detail: t('delete.done.detail') }
    farewell.current = () => {
      void clearWaiting()
      resetStore()
      notifyTabs('LOGOUT')
      setTimeout(() => showSuccess(said), pause)
    }
    await navigate('/', { replace: true })
  }
}
