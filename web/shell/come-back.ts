/** On the offline page: shows who is signed in, and opens the wanted page once the server can be reached. */
export function comeBack() {
  const told = document.querySelector<HTMLElement>('[data-offline]')
  if (!told) return forgetWho()
  // Opened at its own address the page is shown as it is.
  if (/\/offline$/.test(location.pathname)) return
  sayWho(told)
  const look = async () => {
    if (document.hidden) return
    const answer = await fetch('/health', { cache: 'no-store' }).catch(() => undefined)
    if (answer?.ok) location.reload()
  }
  addEventListener('online', () => void look())
  document.addEventListener('visibilitychange', () => void look())
  // Polls, because `online` only reports a network, not that the server is reachable.
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

/** A visitor's page came from the server, so any session in this browser is over. */
function forgetWho() {
  try {
    localStorage.removeItem('signedInAs')
  } catch {
    // Without storage there is no name to forget.
  }
}
