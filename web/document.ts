import { enhance } from './enhance/enhance.ts'
import { fetchAppAhead } from './enhance/fetch-app-ahead.ts'
import { postForms } from './enhance/post-forms.ts'
import { swapList } from './enhance/swap-list.ts'
import { offerPasskeysHere, whenAsked } from './enhance/when-asked.ts'
import { hearTabs } from './session/session-tabs.ts'
import { closeMenus } from './shell/close-menus.ts'
import { comeBack } from './shell/come-back.ts'
import { loadChat } from './shell/load-chat.ts'
import { offerLocation } from './shell/offer-location.ts'
import { registerOffline } from './shell/register-offline.ts'
import { reportVisit } from './shell/report-visit.ts'
import { watchConnection } from './shell/watch-connection.ts'

// The whole script of a public page for an anonymous visitor. The page works without it.
watchConnection()
comeBack()
closeMenus()
enhance()
whenAsked()
swapList()
postForms()
// After a sign-in in another tab this page shows the account, too.
hearTabs((message) => {
  if (message === 'LOGIN') location.reload()
})

// A prerendered page counts as visited only once it is shown.
const whenSeen = (act: () => void) =>
  'prerendering' in document && document.prerendering
    ? document.addEventListener('prerenderingchange', act, { once: true })
    : act()

whenSeen(() => {
  reportVisit(location.pathname)
  registerOffline()
  void offerPasskeysHere()
  loadChat()
  void offerLocation()
  fetchAppAhead()
})
