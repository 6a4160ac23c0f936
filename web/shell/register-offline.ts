/** The service worker only serves the offline page. */
export function registerOffline() {
  if ('serviceWorker' in navigator && isSecureContext) void navigator.serviceWorker.register('/sw.js').catch(() => {})
}
