/** On the offline page: says who is signed in, and opens the page that was wanted as soon as we can be reached. */
export function comeBack() {
  const told = document.querySelector<HTMLElement>('[data-offline]')
  if (!told) return forgetWho()
  // At its own address it is shown to who asked for it, line or not.
  if (/\/offline$/.test(location.pathname)) return
  sayWho(told)
  const look = async () => {
    if (document.hidden) return
    const answer = await fetch('/health', { cache: 'no-store' }).catch(() => undefined)
    if (answer?.ok) location.reload()
  }
  addEventListener('online', () => void look())
  document.addEventListener('visibilitychange', () => void look())
  // `online` tells of a network, not of a way to us.
  setInterval(() => void look(), 5000)
}

function sayWho(told: HTMLElement) {
  const name = localStorage.getItem('signedInAs')
  const place = told.querySelector('strong')
  if (!name || !place) return
  place.textContent = name
  told.hidden = false
  for (const entry of document.querySelectorAll<HTMLElement>('[data-entry]')) entry.hidden = true
}

/** A visitor's page came from the server: whoever was signed in in this browser, their session is over. */
function forgetWho() {
  try {
    localStorage.removeItem('signedInAs')
  } catch {
    // A browser that keeps nothing has no name either.
  }
}
