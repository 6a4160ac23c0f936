import { useRef } from 'react'

/**
 * The `Idempotency-Key` of a request: equal requests share a key, so that a retry after a lost answer is not executed
 * twice; a different request gets a new key. Call `forget` if the same request may be meant again.
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
