/** The storage key's prefix for unsaved input, followed by the form's name (kept-typed.ts). */
export const prefix = 'typed '

/** Whether this tab keeps what was typed into a form when a session ended. */
export function isKept(name: string): boolean {
  try {
    return sessionStorage.getItem(prefix + name) !== null
  } catch {
    // Storage is forbidden.
    return false
  }
}
