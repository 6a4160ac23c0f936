import { expect, test } from 'vitest'
import { keptFor } from './kept-files.ts'
import { eventually, purpose, reaches, uploadsWorld } from './uploads-world.ts'

// Tokens that run out, sessions that end, and others who sign in.
const world = uploadsWorld()

test('an access token that ran out in the middle is renewed once, and the upload goes on', async () => {
  const uploads = world.openTab()
  let parts = 0
  world.inTheWay = () => {
    if (++parts === 3) world.token = 'second'
    return undefined
  }
  await world.pick(uploads)
  await reaches(uploads, 'saved')
  expect(world.requests).toEqual(['POST', 'PATCH', 'PATCH', 'PATCH', 'renew', 'HEAD', 'PATCH', 'PATCH'])
  await world.expectTakenOnce()
})

test('after a reload the upload waits for the first access token', async () => {
  world.held = undefined
  const uploads = world.openTab()
  await world.pick(uploads)
  await reaches(uploads, 'saved')
  expect(world.requests[0]).toBe('renew')
  expect(world.requests[1]).toBe('POST')
})

test('an ended session parks the file in the browser; its owner finds it there after signing in', async () => {
  let parts = 0
  world.inTheWay = (method) => {
    if (method !== 'PATCH' || parts++ === 0) return undefined
    world.who = undefined
    return 401
  }
  const uploads = world.openTab()
  await world.pick(uploads)
  await eventually(() => uploads.list.now().length === 0)
  world.who = 'ayse'
  world.inTheWay = () => undefined
  await reaches(world.openTab(), 'saved')
  await world.expectTakenOnce()
})

test('who signs in next in the same tab sends nothing of it, and the owner finds it again', async () => {
  world.after(1, 'cut')
  const uploads = world.openTab()
  await world.pick(uploads)
  await reaches(uploads, 'waiting')
  world.who = 'mehmet'
  world.token = world.held = 'his'
  world.inTheWay = () => 404
  world.requests.length = 0
  await eventually(() => uploads.list.now().length === 0)
  expect(world.requests).not.toContain('POST')
  expect(await keptFor('ayse', purpose)).toHaveLength(1)
  world.who = 'ayse'
  world.inTheWay = () => undefined
  await reaches(world.openTab(), 'saved')
  await world.expectTakenOnce()
})
