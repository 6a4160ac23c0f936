import { openRows } from '../enhance/open-rows.ts'
import { whenAsked } from '../enhance/when-asked.ts'
import { closeMenus } from './close-menus.ts'
import { loadChat } from './load-chat.ts'
import { registerOffline } from './register-offline.ts'

/** Starts parts of the app that are not needed at once. */
export function startLate(name: string | undefined) {
  whenAsked(name)
  closeMenus()
  openRows()
  registerOffline()
  loadChat()
  offerLocation()
}

/** Fetches the offer of another country only where visitors' countries are known. */
function offerLocation() {
  if (!document.getElementById('location-banner')) return
  import('./offer-location.ts').then((module) => module.offerLocation()).catch(console.warn)
}
