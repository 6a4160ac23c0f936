import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useTexts } from '../texts/texts.tsx'
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx'

/**
 * Asks before unsaved changes are left behind: in a dialog of ours on a navigation, in the browser's when the tab
 * closes.
 */
export function LeaveGuard({ isChanged }: { isChanged: boolean }) {
  // The router allows one guard at a time, so a form without changes must not mount one.
  return isChanged && <Guard />
}

function Guard() {
  const t = useTexts('common')
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: there }) => here.pathname + here.search !== there.pathname + there.search,
  )

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      tone="warning"
      title={t('form.leave.title')}
      detail={t('form.leave.detail')}
      confirmText={t('form.leave.confirm')}
      cancelText={t('form.leave.stay')}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  )
}
