import { useRef } from 'react'

/**
 * The `Idempotency-Key` of a request: the same one keeps its key, so that what was lost on the way is not done twice; another
 * one gets a new key. Whoever may mean the same again after it was done calls `forget`.
 */
export function useRequestKey() {
  const last = useRef({ input: '', key: '' })
  return {
    keyOf(asked: object): string {
      const input = JSON.stringify(asked)
      if (last.current.input !== input) last.current = { input, key: crypto.randomUUID() }
      return last.current.key
    },
    forget() {
      last.current = { input: '', key: '' }
    },
  }
}
