import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { showSuccess } from '../dialogs/dialogs.ts'
import { clearWaiting } from '../entrance/kept.ts'
import { resetStore } from '../entrance/reset-store.ts'
import { tellTabs } from '../session/session-tabs.ts'
import { useTexts } from '../texts/texts.tsx'

/** Time for the landing page to stand before the dialog comes. */
const pause = 200

/**
 * To the landing page first, and out of the session when it is there: a private page that loses its session asks to
 * sign in again.
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
      tellTabs('LOGOUT')
      setTimeout(() => showSuccess(said), pause)
    }
    await navigate('/', { replace: true })
  }
}
