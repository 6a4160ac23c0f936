/** Shows the offline bar while the browser has no network. */
export function watchConnection() {
  const bar = document.getElementById('offline-bar')
  const show = () => {
    if (bar) bar.hidden = navigator.onLine
  }
  addEventListener('online', show)
  addEventListener('offline', show)
  show()
}
