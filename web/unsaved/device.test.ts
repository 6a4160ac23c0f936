import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const storage = new Map<string, string>()
beforeEach(() => {
  storage.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A page that is loaded anew. */
async function load() {
  vi.resetModules()
  return import('./device.ts')
}

test('a browser keeps its name over loads, and its saves count up in all of its tabs', async () => {
  const [page, other] = [await load(), await load()]
  expect(page.deviceName()).toMatch(/^[0-9a-f]{32}$/)
  expect(other.deviceName()).toBe(page.deviceName())
  const orders = [page.nextOrder(), other.nextOrder(), page.nextOrder(), page.nextOrder()]
  expect(orders).toEqual([...new Set(orders)].toSorted((a, b) => a - b))
})

test('a clock that is set back does not set the counting back', async () => {
  const before = (await load()).nextOrder()
  vi.spyOn(Date, 'now').mockReturnValue(before - 86_400_000)
  expect((await load()).nextOrder()).toBe(before + 1)
})

test('without storage it counts all the same, as another device after each load', async () => {
  vi.stubGlobal('localStorage', undefined)
  const page = await load()
  expect(page.nextOrder()).toBeLessThan(page.nextOrder())
  expect((await load()).deviceName()).not.toBe(page.deviceName())
})
