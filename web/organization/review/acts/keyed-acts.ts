import type { ActName } from './registry.ts'

/** The keyboard shortcuts of acts, the same in the list and on an application. */
export const keyedActs = [
  { key: 's', name: 'status' },
  { key: 'a', name: 'step' },
  { key: 'o', name: 'assign' },
  { key: 't', name: 'tag' },
  { key: 'n', name: 'note' },
  { key: 'm', name: 'message' },
  { key: 'e', name: 'missing' },
  { key: 'b', name: 'request' },
  { key: 'i', name: 'invite' },
] as const satisfies readonly { readonly key: string; readonly name: ActName }[]
