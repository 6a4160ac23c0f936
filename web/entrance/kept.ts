import { sessionNow } from '../session/store.ts'

/** About the browser and not about a person, so these outlive a session. */
const ofTheBrowser = ['device', 'lastVisitedAt', 'storageLanguage', 'storageLoc']

/** Whatever a person's screens kept in this browser goes with the session. */
export function clearKept() {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (!ofTheBrowser.includes(key)) storage.removeItem(key)
  }
}

/** Answers and files that wait here for their owner outlive a session that ends, but not an owner who leaves. */
export async function clearWaiting() {
  const who = sessionNow()
  indexedDB.deleteDatabase('kopru-uploads')
  if (!who || who.isCompany) return
  const { forgetLeftovers } = await import('../unsaved/send-leftovers.ts')
  await forgetLeftovers(who.myId).catch(console.warn)
}
