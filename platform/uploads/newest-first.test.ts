import { expect, test } from 'vitest'
import { newestFirst } from './newest-first.ts'

const { signal } = new AbortController()

test('the older one is asked to give way, and the newer waits until it has', async () => {
  const { newLock } = newestFirst()
  const told: string[] = []
  const older = newLock('upload')
  const newer = newLock('upload')
  await older.lock(signal, () => {
    told.push('give way')
  })
  const waiting = newer
    .lock(signal, () => {})
    .then(() => {
      told.push('newer goes on')
    })
  await Promise.resolve()
  expect(told).toEqual(['give way'])
  told.push('older leaves')
  await older.unlock()
  await waiting
  expect(told).toEqual(['give way', 'older leaves', 'newer goes on'])
})

test('of several that wait each has its turn alone', async () => {
  const { newLock } = newestFirst()
  let inside = 0
  let most = 0
  const work = async () => {
    const lock = newLock('upload')
    await lock.lock(signal, () => {})
    inside += 1
    most = Math.max(most, inside)
    await Promise.resolve()
    inside -= 1
    await lock.unlock()
  }
  await Promise.all([work(), work(), work(), work()])
  expect(most).toBe(1)
})

test('uploads do not wait for each other', async () => {
  const { newLock } = newestFirst()
  await newLock('one').lock(signal, () => {
    throw new Error('Nobody asked')
  })
  await newLock('other').lock(signal, () => {})
})
