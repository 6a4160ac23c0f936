import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { documentRoutes, firstPartIn } from './document-routes.ts'

const document = { handle: { document: { seconds: 60, tags: [] } } }
const build = buildOf([
  ['root', undefined, '', {}],
  ['public', 'root', undefined, {}],
  ['landing', 'public', undefined, document],
  ['jobs', 'public', 'jobs', document],
  ['job', 'public', 'jobs/:place', document],
  ['contact', 'public', 'contact-us', document],
  ['thanks', 'public', 'contact-us/thanks', {}],
  ['private', 'root', undefined, {}],
  ['dashboard', 'private', 'dashboard', document],
  ['settings', 'dashboard', 'settings', {}],
])

test('the pages of a part come with all around them, and with nothing else', () => {
  const jobs = documentRoutes(build).get('jobs')
  expect(Object.keys(jobs?.routes ?? {})).toEqual(['root', 'public', 'jobs', 'job'])
  expect(Object.keys(jobs?.assets.routes ?? {})).toEqual(['root', 'public', 'jobs', 'job'])
})

test('a part with a page that is hydrated for everybody is left to the whole router', () => {
  expect([...documentRoutes(build).keys()]).toEqual(['', 'jobs'])
})

test('an address is found as the router finds it', () => {
  expect(['/', '/?a=/b', '/Jobs/a-1', '/jobs?page=2', '/jobs#list'].map(firstPartIn)).toEqual([
    '',
    '',
    ...Array(3).fill('jobs'),
  ])
})

function buildOf(
  routes: readonly (readonly [id: string, parentId: string | undefined, path: string | undefined, module: object])[],
) {
  const all = Object.fromEntries(routes.map(([id, parentId, path, module]) => [id, { id, parentId, path, module }]))
  return { routes: all, assets: { routes: all } } as unknown as ServerBuild
}
