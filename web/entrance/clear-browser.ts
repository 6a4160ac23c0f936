import { sessionNow } from '../session/store.ts'

/** Keys of storage that are about the browser and not about a person, so they outlive a session. */
const ofTheBrowser = ['device', 'lastVisitedAt', 'storageLanguage', 'storageLoc']

/** Clears what a person's screens kept in this browser, when their session ends. */
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
