import { sessionNow } from '../session/store.ts'

/** Storage keys about the browser rather than a person; they outlive a session. */
const ofTheBrowser = ['device', 'lastVisitedAt', 'storageLanguage', 'storageLoc']

/** Clears what a person's screens stored in this browser, when their session ends. */
export function clearKept() {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (!ofTheBrowser.includes(key)) storage.removeItem(key)
  }
}

/** Clears the unsent answers and files of a person who signs out. They stay when a session merely ends. */
export async function clearWaiting() {
  const who = sessionNow()
  indexedDB.deleteDatabase('kopru-uploads')
  if (!who || who.isCompany) return
  const { forgetUnsaved } = await import('../unsaved/send-unsaved.ts')
  await forgetUnsaved(who.myId).catch(console.warn)
}
