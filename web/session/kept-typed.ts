import { isKept, prefix } from './is-kept.ts'

// Unsaved input of an ended session is kept encrypted in sessionStorage (forms/typed/typed-forms.ts). It is deleted
// with the tab, and at sign-out.

const listeners = new Set<() => void>()

export const readKept = (name: string): string | null => (isKept(name) ? sessionStorage.getItem(prefix + name) : null)

/** Null deletes it. */
export function writeKept(name: string, sealed: string | null) {
  if (sealed === null) sessionStorage.removeItem(prefix + name)
  else sessionStorage.setItem(prefix + name, sealed)
  for (const listener of listeners) listener()
}

/** Whether anything is kept, of whatever form. */
export function isAnythingKept(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(prefix))
  } catch {
    return false
  }
}

export function hearOfKept(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
