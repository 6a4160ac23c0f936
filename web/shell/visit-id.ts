/** A UUIDv7 made in the browser, so that a report sent twice is counted once. */
export function newVisitId(now = Date.now()) {
  const hex = crypto.randomUUID().replaceAll('-', '')
  const time = now.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex.slice(13, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
