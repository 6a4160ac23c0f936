import { readUnsavedKey } from '#contract/accounts/accounts.ts'
import { askInBrowser } from '../../queries/ask-in-browser.ts'
import { readKept, writeKept } from '../../session/kept-typed.ts'
import { beforeSessionEnds } from '../../session/session-end.ts'
import { sessionNow } from '../../session/store.ts'
import type { Typed } from './typed.ts'

// When a session ends, what stands in an open form stays in this tab, encrypted with a key that the server tells its account
// alone. The same person finds it in the form after signing in; to anybody else who sits here it says nothing.

/** What is typed into open forms and not saved, by the name of the form. */
const open = new Map<string, string>()
let known: { readonly accountId: string; readonly key: Promise<CryptoKey> } | undefined

/** Holds what is typed into a form; looks for what was typed before where nothing is. Answers how to stop. */
export function follow<V extends object>(name: string, typed: string, giveBack: (found: Typed<V>) => void) {
  return typed ? hold(name, typed) : look(name, giveBack)
}

function hold(name: string, typed: string) {
  // Asked for now: when the session has ended it is not told any more. Who has no line now is told with a later change.
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

/** What the same person typed into this form before; nothing, and kept no longer, if it was somebody else. */
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

/** The name is sealed with it: what was typed into one form opens in no other. */
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
