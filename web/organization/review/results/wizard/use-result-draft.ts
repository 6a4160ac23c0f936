import { useSyncExternalStore } from 'react'
import type { Channel } from '#contract/mailings/mailings.ts'
import type { ResultGroup } from '#contract/results/publishing.ts'
import { textsAsWritten, type WrittenTexts } from '../../../message-texts/written-texts.ts'
import { keyOfGroup } from '../group-words.ts'

export interface WrittenLetter {
  readonly texts: WrittenTexts
  readonly channels: readonly Channel[]
}

/** The wizard's input before publishing. */
export interface ResultDraft {
  /** By the group's key; a group without one keeps its initial letter. */
  readonly letters: Readonly<Record<string, WrittenLetter>>
  readonly acceptBy: string | null
  /** Null: at once */
  readonly publishAt: string | null
}

const nothing: ResultDraft = { letters: {}, acceptBy: null, publishAt: null }

/** Stored in sessionStorage: survives a reload, and is cleared with the session. */
export function useResultDraft(formId: string) {
  const key = `results ${formId}`
  const stored = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => undefined,
  )
  // Undefined on the server and before hydration, when the stored draft is unknown.
  const draft = stored === undefined ? undefined : parsed(stored)
  return {
    draft,
    change: (changed: Partial<ResultDraft>) => write(key, { ...parsed(read(key)), ...changed }),
    forget: () => write(key, undefined),
  }
}

/** The current letter of a group. */
export const letterOf = (draft: ResultDraft, group: ResultGroup): WrittenLetter =>
  draft.letters[keyOfGroup(group)] ?? { texts: textsAsWritten(group.letter.texts), channels: group.letter.channels }

const listeners = new Set<() => void>()
/** The fallback if storage is blocked or full: a reload then loses the draft. */
const inMemory = new Map<string, string>()

function read(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? inMemory.get(key) ?? ''
  } catch {
    return inMemory.get(key) ?? ''
  }
}

function write(key: string, draft: ResultDraft | undefined) {
  if (draft) inMemory.set(key, JSON.stringify(draft))
  else inMemory.delete(key)
  try {
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft))
    else sessionStorage.removeItem(key)
  } catch {
    // Falls back to memory.
  }
  for (const listener of listeners) listener()
}

function parsed(stored: string): ResultDraft {
  try {
    return stored === '' ? nothing : { ...nothing, ...(JSON.parse(stored) as ResultDraft) }
  } catch {
    return nothing
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
