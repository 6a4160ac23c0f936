import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useTexts } from '../texts/texts.tsx'
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx'

/** Asks before what was not saved is left behind: by us where it can, by the browser when its tab closes. */
export function LeaveGuard({ isChanged }: { isChanged: boolean }) {
  // The router asks one guard only: of several forms in a page, those without changes must not be it.
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
