import { useEffect } from 'react'
import { ConfirmationHost } from '../confirmation/confirmation-host.tsx'
import { DialogHost } from '../dialogs/dialog-host.tsx'
import { enhance } from '../enhance/enhance.ts'
import { WaitingHost } from '../loading/waiting-host.tsx'
import { saveTyped } from '../session/session-end.ts'
import { hearTabs } from '../session/session-tabs.ts'
import { sessionNow } from '../session/store.ts'
import { RenewalHost } from '../session-lifecycle/renewal/renewal-host.tsx'
import { resetStore } from '../session-lifecycle/reset-store.ts'
import { PageTracking } from './page-tracking.tsx'
import { ToastHost } from './toast-host.tsx'
import { watchConnection } from './watch-connection.ts'

let started = false

/** The behaviour of the shell in the hydrated app; documents have theirs in document.ts. */
export function AppShell() {
  useEffect(start, [])
  return (
    <>
      <PageTracking />
      <WaitingHost />
      <RenewalHost />
      <ConfirmationHost />
      <DialogHost />
      <ToastHost />
    </>
  )
}

/** Runs once per tab, though React mounts everything twice in development. */
function start() {
  if (started) return
  started = true
  enhance()
  import('./start-late.ts').then(({ startLate }) => startLate(sessionNow()?.fullname)).catch(console.warn)
  watchConnection()
  hearTabs((message) => {
    if (message === 'LOGIN') return location.reload()
    if (message === 'ENDED') saveTyped()
    resetStore()
  })
}
