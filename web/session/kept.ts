/** About the browser and not about a person, so these outlive a session. */
const ofTheBrowser = ['lastVisitedAt', 'storageLanguage', 'storageLoc']

/** Whatever a person's screens kept in this browser goes with the session. */
export function clearKept() {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (!ofTheBrowser.includes(key)) storage.removeItem(key)
  }
}
