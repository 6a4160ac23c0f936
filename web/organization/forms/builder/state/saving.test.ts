import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AskError } from '#web/ask.ts'
import type { Kept, Parts } from './building.ts'
import { aForm, content } from './sample-form.ts'
import { type FormServer, startSaving } from './saving.ts'

const call = { method: 'PUT', path: '/companies/:companyId/forms/:formId' } as const
const saved = (version: number) => ({
  version,
  updatedAt: '2026-11-15T09:00:00.000Z',
  hasChanges: false,
  checklist: [],
})
const problem = (status: number, code: string, more = {}) =>
  new AskError(call, status, { type: 'about:blank', title: code, status, detail: code, code, ...more })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A fake server that gives these answers in turn and records its requests. */
function aServer(...answers: (number | Error)[]) {
  const requests: { version: number; parts: Parts }[] = []
  const server: FormServer = {
    read: async () => aForm(5, { basics: basics('Onun') }),
    async save(version, parts) {
      requests.push({ version, parts })
      const answer = answers.shift() ?? version + 1
      if (answer instanceof Error) throw answer
      return saved(answer)
    },
  }
  return { server, requests }
}

function unsavedPartsInMemory(kept: Kept | null = null) {
  const unsaved = {
    kept,
    take: () => unsaved.kept,
    put(next: Kept | null) {
      unsaved.kept = next
    },
  }
  return unsaved
}

const basics = (title: string) => ({ ...content.basics, title })

test('several changes within a moment are one request', async () => {
  const { server, requests } = aServer()
  const saving = startSaving(aForm(3), server, unsavedPartsInMemory())
  saving.change('basics', basics('B'))
  await vi.advanceTimersByTimeAsync(400)
  saving.change('basics', basics('Bi'))
  await vi.advanceTimersByTimeAsync(400)
  expect(requests).toEqual([])
  await vi.advanceTimersByTimeAsync(400)
  expect(requests).toEqual([{ version: 3, parts: { basics: basics('Bi') } }])
})

test('without a network it is kept, and tried again by itself', async () => {
  const { server, requests } = aServer(new AskError(call, 'FETCH_ERROR'))
  const unsaved = unsavedPartsInMemory()
  const saving = startSaving(aForm(3), server, unsaved)
  saving.change('basics', basics('Yarım'))
  await vi.advanceTimersByTimeAsync(800)
  expect(saving.now().trouble).toEqual({ kind: 'network' })
  expect(unsaved.kept).toEqual({ parts: { basics: basics('Yarım') }, bases: { basics: 3 } })
  await vi.advanceTimersByTimeAsync(2000)
  expect(requests).toHaveLength(2)
  expect(saving.now().trouble).toBeNull()
  expect(unsaved.kept).toBeNull()
})

test('what an earlier load left unsent is sent', async () => {
  const { server, requests } = aServer()
  const saving = startSaving(
    aForm(7),
    server,
    unsavedPartsInMemory({ parts: { basics: basics('Kalan') }, bases: { basics: 6 } }),
  )
  saving.start()
  await vi.advanceTimersByTimeAsync(800)
  expect(requests).toEqual([{ version: 6, parts: { basics: basics('Kalan') } }])
})

test('a part that somebody else changed is held, and nothing of theirs is overwritten', async () => {
  const newer = { version: 5, updatedAt: '2026-11-15T08:30:00.000Z', updatedBy: 'Mert Kaya', parts: ['basics'] }
  const { server, requests } = aServer(problem(409, 'forms.changedMeanwhile', { newer }))
  const saving = startSaving(aForm(3), server, unsavedPartsInMemory())
  saving.change('basics', basics('Benim'))
  await saving.flush()
  expect(saving.now().conflicts.basics?.theirs.basics.title).toBe('Onun')
  expect(requests).toHaveLength(1)
  saving.keepMine('basics')
  await saving.flush()
  expect(requests[1]).toEqual({ version: 5, parts: { basics: basics('Benim') } })
})

test('a form that was archived meanwhile takes nothing more', async () => {
  const { server, requests } = aServer(problem(409, 'forms.archived'))
  const saving = startSaving(aForm(3), server, unsavedPartsInMemory())
  saving.change('basics', basics('Geç'))
  await saving.flush()
  saving.change('basics', basics('Geç kaldı'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(requests).toHaveLength(1)
  expect(saving.now().trouble).toEqual({ kind: 'stopped', title: 'forms.archived', detail: 'forms.archived' })
})
