/**
 * A key names a file inside a container: plain segments joined by slashes. An allow-list: leading dots, backslashes,
 * percent signs and empty segments are invalid, so no key can point outside its container.
 */
export function isFileKey(key: string): boolean {
  return key.length <= 300 && /^[A-Za-z0-9_][A-Za-z0-9_.-]*(?:\/[A-Za-z0-9_][A-Za-z0-9_.-]*){0,7}$/.test(key)
}

/** A key that carries the hash of its content never means other bytes: `logo-3f2a…9c.png`. */
export function isContentHashed(key: string): boolean {
  return /(?:^|[/.-])[0-9a-f]{16,64}\.[a-z0-9]+$/.test(key)
}

export function extensionOf(key: string): string {
  return /\.([A-Za-z0-9]+)$/.exec(key)?.[1]?.toLowerCase() ?? ''
}
