import type { Form } from '#contract/forms/company-forms.ts'
import type { FormContent, FormPart } from '#contract/forms/form-content.ts'
import { AskError } from '#web/ask.ts'
import * as building from './building.ts'
import { tidied } from './tidied.ts'

export interface FormServer {
  read(): Promise<Form>
  save(
    version: number,
    parts: building.Parts,
  ): Promise<Pick<Form, 'version' | 'updatedAt' | 'hasChanges' | 'checklist'>>
}

/** Stores unsaved parts, so that they outlive a reload. */
export interface UnsavedParts {
  take(): building.Kept | null
  put(kept: building.Kept | null): void
}

export type Saving = ReturnType<typeof startSaving>

const longestWait = 30_000

/** Autosaves a form: debounced after the last change, one request at a time, and again once the network is back. */
export function startSaving(form: Form, server: FormServer, unsaved: UnsavedParts, pause = 800) {
  let state = building.open(form)
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let running: Promise<void> | undefined
  const listeners = new Set<() => void>()

  function set(next: building.Building) {
    if (next === state) return
    state = next
    unsaved.put(building.toKeep(state))
    for (const listener of listeners) listener()
  }

  function schedule(delay = pause) {
    clearTimeout(timer)
    timer = setTimeout(() => void run(), delay)
  }

  /** Sends all queued parts, until none is left or a request fails. */
  function run(): Promise<void> {
    clearTimeout(timer)
    running ??= sendAll().finally(() => {
      running = undefined
    })
    return running
  }

  async function sendAll() {
    for (let next = building.nextSave(state); next; next = building.nextSave(state)) {
      set(building.sent(state, next.parts))
      try {
        await settle(await server.save(next.version, tidied(next.parts)))
      } catch (error) {
        if (!(await recover(error))) return
      }
    }
  }

  async function settle(answer: Awaited<ReturnType<FormServer['save']>>) {
    failures = 0
    const { state: next, skipped } = building.saved(state, answer)
    set(next)
    if (!skipped) return
    // If this fails, the newer form is read at the next attempt.
    const newer = await server.read().catch(() => undefined)
    if (newer) set(building.adopt(state, newer))
  }

  /** Handles a failed save. Returns true if the remaining parts can be sent. */
  async function recover(error: unknown): Promise<boolean> {
    const trouble = troubleOf(error)
    const newer = error instanceof AskError ? error.problem?.newer : undefined
    if (newer) {
      const read = await server.read().catch(() => undefined)
      if (read) {
        const before = Object.keys(state.conflicts).length
        set(building.refused(state, newer, read))
        return Object.keys(state.conflicts).length > before
      }
    }
    set(building.unsent(state, trouble))
    if (trouble.kind === 'network') schedule(Math.min(longestWait, 2000 * 2 ** failures++))
    return false
  }

  return {
    /** Runs in the browser only: restores parts that were unsaved at the last load. */
    start() {
      const kept = unsaved.take()
      if (!kept) return
      set(building.restore(state, kept))
      schedule()
    },
    now: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change<P extends FormPart>(part: P, value: FormContent[P]) {
      set(building.change(state, part, value))
      if (state.waiting.length > 0) schedule()
    },
    /** Sends without the debounce. */
    flush: run,
    retry() {
      failures = 0
      return run()
    },
    takeTheirs: (part: FormPart) => set(building.takeTheirs(state, part)),
    keepMine(part: FormPart) {
      set(building.keepMine(state, part))
      schedule(0)
    },
    /** Takes the whole form from the answer to publishing. */
    adopt: (form: Form) => set(building.adopt(state, form)),
    /** The same, after the form was extended, closed or restored here. */
    adoptExtended: (form: Form) => set(building.adoptExtended(state, form)),
    /** On return to the page: reads what colleagues changed meanwhile. */
    async refresh() {
      if (building.isUnsaved(state)) return
      const read = await server.read().catch(() => undefined)
      if (read && read.version > state.form.version && !building.isUnsaved(state)) set(building.adopt(state, read))
    },
    forgetNews: () => set({ ...state, news: null }),
    stop() {
      clearTimeout(timer)
      if (building.isUnsaved(state)) void run()
    },
  }
}

function troubleOf(error: unknown): building.Trouble {
  if (!(error instanceof AskError)) throw error
  const { status, problem } = error
  if (typeof status !== 'number' || status >= 500 || status === 429 || !problem) return { kind: 'network' }
  if (status === 400 || problem.code === 'forms.stepInUse')
    return { kind: 'invalid', errors: problem.errors ?? [{ field: '', message: problem.detail }] }
  return { kind: 'stopped', title: problem.title, detail: problem.detail }
}
