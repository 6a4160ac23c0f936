import { closeMenus } from './shell/close-menus.ts'
import { registerOffline } from './shell/register-offline.ts'
import { reportVisit } from './shell/report-visit.ts'
import { watchConnection } from './shell/watch-connection.ts'

// All the script that a public page has for an anonymous visitor. The page works without it.
watchConnection()
closeMenus()

// A page drawn up ahead on hover has not been visited yet.
const whenSeen = (act: () => void) =>
  'prerendering' in document && document.prerendering
    ? document.addEventListener('prerenderingchange', act, { once: true })
    : act()

whenSeen(() => {
  reportVisit(location.pathname)
  registerOffline()
})
