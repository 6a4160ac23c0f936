import { expect, test } from 'vitest'
import { loadedWith } from './lean-preloads.ts'

test('before a script runs, all that it imports is there, at whatever depth and in whatever circle', () => {
  const imports: Record<string, string[]> = { page: ['list', 'kit'], list: ['rows'], rows: ['kit', 'list'] }
  expect([...loadedWith('page', (file) => imports[file] ?? [])].sort()).toEqual(['kit', 'list', 'page', 'rows'])
  expect([...loadedWith('kit', (file) => imports[file] ?? [])]).toEqual(['kit'])
})
