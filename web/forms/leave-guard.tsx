import { useEffect } from 'react'
import { type Location, useBlocker } from 'react-router'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/actions/button.tsx'
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx'

interface LeaveGuardProps {
  readonly isChanged: boolean
  /** Saves and then continues the navigation; if given, it is the first choice */
  readonly onSave?: ((wanted: Location) => void) | undefined
}

/** Asks before unsaved changes are lost: in our dialog on a navigation, in the browser's when the tab closes. */
export function LeaveGuard({ isChanged, onSave }: LeaveGuardProps) {
  // The router allows one guard at a time, so a form without changes must not mount one.
  return isChanged && <Guard onSave={onSave} />
}

function Guard({ onSave }: Pick<LeaveGuardProps, 'onSave'>) {
  const t = useTexts('common')
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: there }) => here.pathname + here.search !== there.pathname + there.search,
  )

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])

  const leave = () => blocker.proceed?.()
  function save() {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    onSave?.(blocker.location)
  }

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      tone="warning"
      title={t('form.leave.title')}
      detail={t('form.leave.detail')}
      {...(onSave && { other: <Button onClick={leave}>{t('form.leave.confirm')}</Button> })}
      confirmText={onSave ? t('form.leave.save') : t('form.leave.confirm')}
      cancelText={t('form.leave.stay')}
      onConfirm={onSave ? save : leave}
      onCancel={() => blocker.reset?.()}
    />
  )
}
