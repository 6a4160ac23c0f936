// Shows the offline page where the browser would show its own. Nothing else is kept: pages are always fresh.
const kept = 'kopru-offline-2'
const pages = ['/offline', '/en/offline']

addEventListener('install', (event) => {
  event.waitUntil(keep().then(() => skipWaiting()))
})

async function keep() {
  const cache = await caches.open(kept)
  // As a visitor gets them: nobody's name is stored, and they need no more than their own script.
  await cache.addAll(pages.map((page) => new Request(page, { credentials: 'omit' })))
  for (const page of pages) {
    const html = await (await cache.match(page)).text()
    await cache.addAll([...html.matchAll(/(?:href|src)="(\/assets\/[^"]+\.(?:css|js))"/g)].map(([, file]) => file))
  }
}

addEventListener('activate', (event) => {
  const old = (name) => name !== kept
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => registration.navigationPreload?.enable())
      .then(() => clients.claim()),
  )
})

addEventListener('fetch', (event) => {
  // What belongs to others (the live chat) is the page's to fetch: its policy allows it, the worker's does not.
  if (new URL(event.request.url).origin !== location.origin) return
  if (event.request.destination === 'style') {
    return event.respondWith(caches.match(event.request).then((found) => found ?? fetch(event.request)))
  }
  if (event.request.destination === 'script') {
    return event.respondWith(
      fetch(event.request).catch(async () => (await caches.match(event.request)) ?? Response.error()),
    )
  }
  if (event.request.mode !== 'navigate') return
  const english = /^\/en(-|\/|$)/.test(new URL(event.request.url).pathname)
  const answer = async () => (await event.preloadResponse) ?? (await fetch(event.request))
  event.respondWith(answer().catch(() => caches.match(english ? pages[1] : pages[0])))
})
