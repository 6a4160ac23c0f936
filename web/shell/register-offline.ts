/** The service worker's only work is to show the offline page instead of the browser's own. */
export function registerOffline() {
  if ('serviceWorker' in navigator && isSecureContext) void navigator.serviceWorker.register('/sw.js').catch(() => {})
}
