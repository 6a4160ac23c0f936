import { useEffect } from 'react'
import { ConfirmationHost } from '../confirmation/confirmation-host.tsx'
import { DialogHost } from '../dialogs/dialog-host.tsx'
import { enhance } from '../enhance/enhance.ts'
import { RenewalHost } from '../entrance/renewal/renewal-host.tsx'
import { resetStore } from '../entrance/reset-store.ts'
import { ReachHost } from '../loading/reach-host.tsx'
import { hearTabs } from '../session/session-tabs.ts'
import { closeMenus } from './close-menus.ts'
import { loadChat } from './load-chat.ts'
import { PageTracking } from './page-tracking.tsx'
import { registerOffline } from './register-offline.ts'
import { watchConnection } from './watch-connection.ts'

let started = false

/** The shell's work in the hydrated app; documents do their part of it in document.ts. */
export function AppShell() {
  useEffect(start, [])
  return (
    <>
      <PageTracking />
      <ReachHost />
      <RenewalHost />
      <ConfirmationHost />
      <DialogHost />
    </>
  )
}

/** Once for the tab: development mounts everything twice. */
function start() {
  if (started) return
  started = true
  closeMenus()
  enhance()
  watchConnection()
  registerOffline()
  loadChat()
  offerLocation()
  hearTabs((message) => (message === 'LOGIN' ? location.reload() : resetStore()))
}

/** Its code comes only where visitors' countries are known; without it nothing is offered, and nothing else is missing. */
function offerLocation() {
  if (!document.getElementById('location-banner')) return
  import('./offer-location.ts').then((module) => module.offerLocation()).catch(console.warn)
}
