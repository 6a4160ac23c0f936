import { readUnsavedKey } from '#contract/accounts/accounts.ts'
import { askInBrowser } from '../../queries/ask-in-browser.ts'
import { readKept, writeKept } from '../../session/kept-typed.ts'
import { beforeSessionEnds } from '../../session/session-end.ts'
import { sessionNow } from '../../session/store.ts'
import type { Typed } from './typed.ts'

// Unsaved input survives the end of a session in this tab, encrypted with a key that the server only gives to the same
// account. The person gets it back after signing in; other people at this browser cannot read it.

/** Unsaved input of open forms, by form name. */
const open = new Map<string, string>()
let known: { readonly accountId: string; readonly key: Promise<CryptoKey> } | undefined

/** Tracks the input of a form; looks for earlier input if there is none. Returns a function that stops it. */
export function follow<V extends object>(name: string, typed: string, giveBack: (found: Typed<V>) => void) {
  return typed ? hold(name, typed) : look(name, giveBack)
}

function hold(name: string, typed: string) {
  // Fetches the key now, because it is not given once the session has ended. If offline, a later change fetches it.
  if (isSecureContext) keyNow().catch(() => {})
  open.set(name, typed)
  return () => {
    if (open.get(name) === typed) open.delete(name)
  }
}

function look<V extends object>(name: string, giveBack: (found: Typed<V>) => void) {
  let isOver = false
  findTyped(name)
    .then((found) => {
      if (!found || isOver) return
      writeKept(name, null)
      giveBack(found as Typed<V>)
    })
    .catch(console.warn)
  return () => {
    isOver = true
  }
}

beforeSessionEnds(() => {
  const forms = [...open]
  const key = known?.key
  open.clear()
  known = undefined
  if (key)
    void Promise.all(forms.map(async ([name, typed]) => writeKept(name, await seal(await key, name, typed)))).catch(
      console.warn,
    )
})

/** The same person's earlier input for this form; otherwise undefined, and the stored text is deleted. */
export async function findTyped(name: string): Promise<Typed<object> | undefined> {
  const sealed = readKept(name)
  if (sealed === null) return undefined
  const key = await keyNow()
  try {
    return JSON.parse(await unseal(key, name, sealed)) as Typed<object>
  } catch {
    writeKept(name, null)
    return undefined
  }
}

function keyNow(): Promise<CryptoKey> {
  const accountId = sessionNow()?.role.accountId ?? ''
  if (known?.accountId === accountId) return known.key
  const asked = { accountId, key: askForKey() }
  known = asked
  asked.key.catch(() => {
    if (known === asked) known = undefined
  })
  return asked.key
}

async function askForKey() {
  const { key } = await askInBrowser(readUnsavedKey, {})
  return crypto.subtle.importKey('raw', bytesOf(key), 'AES-GCM', false, ['encrypt', 'decrypt'])
}

const lengthOfNonce = 12

/** The form's name is authenticated data: input of one form cannot be decrypted for another. */
async function seal(key: CryptoKey, name: string, text: string) {
  const iv = crypto.getRandomValues(new Uint8Array(lengthOfNonce))
  const sealed = await crypto.subtle.encrypt({ ...algorithm(name), iv }, key, new TextEncoder().encode(text))
  return btoa(Array.from([...iv, ...new Uint8Array(sealed)], (byte) => String.fromCharCode(byte)).join(''))
}

async function unseal(key: CryptoKey, name: string, sealed: string) {
  const bytes = bytesOf(sealed)
  const [iv, rest] = [bytes.subarray(0, lengthOfNonce), bytes.subarray(lengthOfNonce)]
  return new TextDecoder().decode(await crypto.subtle.decrypt({ ...algorithm(name), iv }, key, rest))
}

const algorithm = (name: string) => ({ name: 'AES-GCM', additionalData: new TextEncoder().encode(name) })

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
