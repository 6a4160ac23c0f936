import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useTexts } from '../texts.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'

/** Asks before what was not saved is left behind: by us where it can, by the browser when its tab closes. */
export function LeaveGuard({ isChanged }: { isChanged: boolean }) {
  const t = useTexts('common')
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isChanged && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    if (!isChanged) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isChanged])

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
